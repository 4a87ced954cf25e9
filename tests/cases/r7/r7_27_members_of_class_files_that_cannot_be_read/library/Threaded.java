package library;

/** A member of which Jackson refuses the definition, and then this one. */
public class Threaded {
    public String name;
    public Thread thread;
}
