public class Settings {
    /** How often it is sent. */
    public int times;
}
