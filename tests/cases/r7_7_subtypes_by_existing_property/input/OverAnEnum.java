import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;

public class OverAnEnum {
    public enum Kind {
        @JsonProperty("book")
        BOOK,
        FILM,
        OTHER
    }

    /** A name of no subtype is read by the enum, so it is one of its other constants. */
    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.EXISTING_PROPERTY,
            property = "kind",
            visible = true,
            defaultImpl = Other.class)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Book.class, name = "book"),
        @JsonSubTypes.Type(value = Film.class, name = "FILM")
    })
    public abstract static class Item {
        public Kind kind;
    }

    public static class Book extends Item {
        public int pages;
    }

    public static class Film extends Item {}

    public static class Other extends Item {}

    @CopilotTool("Lends.")
    public String lend(Item item, int days) {
        return item.getClass().getSimpleName() + " " + item.kind + " " + days;
    }
}
