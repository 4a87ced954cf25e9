/**
 * A mail.
 *
 * @param to whom it is for
 */
public record Mail(String to) {}
