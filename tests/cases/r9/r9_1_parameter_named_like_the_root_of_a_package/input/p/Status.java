package p;

public enum Status {
    OPEN
}
