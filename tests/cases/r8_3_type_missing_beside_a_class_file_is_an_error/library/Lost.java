public class Lost {}
