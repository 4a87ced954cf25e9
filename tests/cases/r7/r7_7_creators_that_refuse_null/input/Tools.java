import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class Tools {
    public static class Order {
        final String item;
        final String note;
        final List<String> tags;

        @JsonCreator
        Order(
                @JsonProperty("item") @JsonSetter(nulls = Nulls.FAIL) String item,
                @JsonProperty("note") @JsonSetter(nulls = Nulls.AS_EMPTY) String note,
                @JsonProperty("tags") @JsonSetter(contentNulls = Nulls.FAIL) List<String> tags) {
            this.item = item;
            this.note = note;
            this.tags = tags;
        }
    }

    /** The annotation is on another member of the property. */
    public static class Parcel {
        @JsonSetter(nulls = Nulls.FAIL)
        private final String to;

        @JsonCreator
        Parcel(@JsonProperty("to") String to) {
            this.to = to;
        }
    }

    /** Jackson calls no setter for what is missing. */
    public static class Box {
        private String label = "none";

        @JsonSetter(nulls = Nulls.FAIL)
        public void setLabel(String label) {
            this.label = label;
        }
    }

    public record Line(
            @CopilotToolParam(required = false) @JsonSetter(nulls = Nulls.FAIL) String text,
            @JsonProperty(required = false) @JsonSetter(nulls = Nulls.FAIL) String language,
            @CopilotToolParam(required = false) @JsonSetter(nulls = Nulls.AS_EMPTY) String hint) {}

    public record Mail(
            @CopilotToolParam(value = "T.", required = false) @JsonSetter(nulls = Nulls.FAIL) String text,
            @CopilotToolParam(value = "L.", defaultValue = "en") @JsonSetter(nulls = Nulls.FAIL) String language) {}

    @CopilotTool("Takes classes.")
    public String ship(
            @CopilotToolParam(value = "O.", required = false) Order order,
            @CopilotToolParam(value = "P.", required = false) Parcel parcel,
            @CopilotToolParam(value = "B.", required = false) Box box) {
        return (order == null ? "" : order.item + " '" + order.note + "' " + order.tags)
                + (parcel == null ? "" : parcel.to)
                + (box == null ? "" : box.label);
    }

    @CopilotTool("Takes records.")
    public String print(@CopilotToolParam("L.") List<Line> lines) {
        return lines.toString();
    }

    @CopilotTool("Takes a record's components.")
    public String send(Mail mail) {
        return mail.toString();
    }
}
