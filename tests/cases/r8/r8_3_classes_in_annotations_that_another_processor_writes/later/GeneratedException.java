public class GeneratedException extends Exception {
    private static final long serialVersionUID = 1;

    protected GeneratedException(String message) {
        super(message);
    }
}
