public enum Level {
    LOW,
    HIGH
}
