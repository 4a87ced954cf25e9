import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import java.util.List;

/** A property beside the value has the name of its type. */
public class Beside {
    /** On a type, it is a property of the object. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Book.class, name = "book"),
        @JsonSubTypes.Type(value = Genre.class, name = "genre")
    })
    public interface Payload {}

    public record Book(@Max(9) int pages) implements Payload {}

    public enum Genre implements Payload {
        DRAMA
    }

    public record Other(String text) implements Payload {}

    public record Letter(
            int id,
            @JsonTypeInfo(
                            use = JsonTypeInfo.Id.NAME,
                            include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
                            property = "type")
                    Payload payload) {}

    /** The name is a property of its own; the value need not come. */
    public static class Parcel {
        public String type;
        public List<String> stamps;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "type")
        public Payload payload;
    }

    public enum Kind {
        @JsonProperty("book")
        BOOK,
        REST
    }

    public record Event(
            Kind kind,
            @JsonTypeInfo(
                            use = JsonTypeInfo.Id.NAME,
                            include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
                            property = "kind",
                            defaultImpl = Other.class)
                    @JsonSubTypes({
                        @JsonSubTypes.Type(value = Book.class, name = "book"),
                        @JsonSubTypes.Type(value = Genre.class, name = "genre")
                    })
                    @CopilotToolParam(value = "What", required = false)
                    Object what) {}

    public static class Made {
        private final String type;
        private final Payload payload;
        public int count;

        @JsonCreator
        public Made(
                @JsonProperty("type") String type,
                @JsonProperty("payload")
                        @JsonTypeInfo(
                                use = JsonTypeInfo.Id.NAME,
                                include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
                                property = "type",
                                defaultImpl = Other.class)
                        Payload payload) {
            this.type = type;
            this.payload = payload;
        }
    }

    @JsonDeserialize(builder = Built.Builder.class)
    public static class Built {
        private final Payload payload;

        private Built(Payload payload) {
            this.payload = payload;
        }

        @JsonPOJOBuilder
        public static class Builder {
            private Payload payload;

            @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "type")
            public Builder withPayload(Payload payload) {
                this.payload = payload;
                return this;
            }

            public Built build() {
                return new Built(payload);
            }
        }
    }

    @CopilotTool("Posts.")
    public String post(Letter letter) {
        return letter.toString();
    }

    @CopilotTool("Sends.")
    public String send(List<Parcel> parcels) {
        String sent = "";
        for (Parcel parcel : parcels) {
            sent += parcel.type + " " + parcel.stamps + " " + parcel.payload + ";";
        }
        return sent;
    }

    @CopilotTool("Notes.")
    public String note(Event event, Payload more) {
        return event + " " + more;
    }

    @CopilotTool("Makes.")
    public String make(Made made, Built built) {
        return made.type + " " + made.payload + " " + made.count + " " + built.payload;
    }
}
