package library;

/** A class without properties, two levels inside. */
public class Event {
    public String name;
    public Middle middle;

    public static class Middle {
        public Empty empty;
    }

    public static class Empty {}
}
