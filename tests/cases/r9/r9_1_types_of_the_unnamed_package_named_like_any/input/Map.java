public class Map {}
