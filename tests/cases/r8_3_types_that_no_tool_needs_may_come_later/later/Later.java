public class Later {}
