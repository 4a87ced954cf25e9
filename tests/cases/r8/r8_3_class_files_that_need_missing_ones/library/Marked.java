public class Marked implements Marker {
    public int number;
}
