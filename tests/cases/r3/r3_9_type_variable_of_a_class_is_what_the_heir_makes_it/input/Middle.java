public abstract class Middle<X> extends Store<String, X> {}
