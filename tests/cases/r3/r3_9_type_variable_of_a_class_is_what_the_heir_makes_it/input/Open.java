public class Open<N extends Number> extends Store<N, N> {}
