package shop;

public enum OrderKey {
    FIRST,
    LAST
}
