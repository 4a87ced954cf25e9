public enum LateEnum {
    A,
    B
}
