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

    public enum Tone {
        LOUD,
        SOFT
    }

    /** The name is one of the other constants also if Jackson does not read it again. */
    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.EXISTING_PROPERTY,
            property = "tone",
            defaultImpl = Sound.class)
    @JsonSubTypes(@JsonSubTypes.Type(value = Horn.class, name = "LOUD"))
    public static class Sound {
        public Tone tone;
    }

    public static class Horn extends Sound {
        public int blows;
    }

    /** All constants are names of other types; no constant has the name of the concrete type. */
    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.EXISTING_PROPERTY,
            property = "tone",
            visible = true,
            defaultImpl = Rest.class)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Bell.class, name = "LOUD"),
        @JsonSubTypes.Type(value = Harp.class, name = "SOFT")
    })
    public static class Music {
        public Tone tone;
    }

    public static class Bell extends Music {}

    public static class Harp extends Music {}

    public static class Rest extends Music {}

    @CopilotTool("Plays.")
    public String play(Sound sound, Music music) {
        return sound.getClass().getSimpleName() + " " + sound.tone + " " + music.getClass().getSimpleName() + " "
                + music.tone;
    }

    @CopilotTool("Lends.")
    public String lend(Item item, int days) {
        return item.getClass().getSimpleName() + " " + item.kind + " " + days;
    }
}
