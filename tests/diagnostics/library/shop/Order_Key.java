package shop;

public enum Order_Key {
    FIRST,
    LAST
}
