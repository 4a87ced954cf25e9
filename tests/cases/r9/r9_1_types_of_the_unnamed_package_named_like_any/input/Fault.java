public enum Fault {
    BIG
}
