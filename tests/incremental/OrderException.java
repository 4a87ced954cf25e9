/** An exception of the tool class's own module, so that its message is an answer (R5.10). */
class OrderException extends Exception {
    private static final long serialVersionUID = 1;

    OrderException(String message) {
        super(message);
    }
}
