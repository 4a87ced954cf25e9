package tools.jackson.databind;

/** A stub of Jackson 3's class. */
public abstract class JsonNode {
    public boolean isEmpty() {
        return true;
    }
}
