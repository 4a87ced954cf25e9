package lib;

public class Outer_Type {
    public enum Inner {
        A
    }
}
