public class Tools extends Middle<Integer> {}
