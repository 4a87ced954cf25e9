public class Base {
    public int inherited;
}
