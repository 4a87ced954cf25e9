@Deprecated
public enum Kind {
    A,
    B
}
