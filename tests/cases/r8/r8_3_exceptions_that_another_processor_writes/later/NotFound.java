public class NotFound extends Exception {
    private static final long serialVersionUID = 1;

    public NotFound() {
        super("It is not there.");
    }
}
