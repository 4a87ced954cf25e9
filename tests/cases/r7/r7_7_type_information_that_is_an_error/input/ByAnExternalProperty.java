import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class ByAnExternalProperty {
    @JsonSubTypes(@JsonSubTypes.Type(value = Card.class, name = "card"))
    public interface Payment {}

    public record Card(String number) implements Payment {}

    public record Place(String street) {}

    public static class Two {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
        public Payment first;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
        public Payment second;
    }

    public record Several(
            @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
                    List<Payment> all) {}

    public static class Beside {
        @JsonUnwrapped
        public Place place;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
        public Payment payment;
    }

    public static class Around {
        @JsonUnwrapped
        public Beside inner;
    }

    public static class Lost {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
        public Payment payment;

        @JsonCreator
        public Lost(@JsonProperty("id") int id) {}
    }

    public static class Parted {
        public String kind;

        @JsonCreator
        public Parted(
                @JsonProperty("payment")
                        @JsonTypeInfo(
                                use = JsonTypeInfo.Id.NAME,
                                include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
                                property = "kind")
                        Payment payment) {}
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    public static class Typed {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
        public Payment payment;
    }

    @CopilotTool("Pays.")
    public String pay(
            Two two, Several several, Beside beside, Around around, Lost lost, Parted parted, Typed typed) {
        return "";
    }
}
