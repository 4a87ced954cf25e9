import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Records of a text and a binary result, of which the mapper writes something else. */
public class Tools {
    private static final ToolBinaryResult PNG = new ToolBinaryResult("iVBORw==", "image/png", "image", null);

    interface Named {
        default String getName() {
            return "chart";
        }
    }

    record Titled(String text, ToolBinaryResult chart) {
        public String getTitle() {
            return "Sales";
        }
    }

    record Inheriting(String text, ToolBinaryResult chart) implements Named {}

    record Sized(String text, ToolBinaryResult chart) {
        public boolean isLarge() {
            return true;
        }
    }

    record Extended(String text, ToolBinaryResult chart) {
        @JsonAnyGetter
        public Map<String, String> more() {
            return Map.of("more", "yes");
        }
    }

    record Swapped(String text, @JsonIgnore ToolBinaryResult chart) {
        public String getTitle() {
            return "Sales";
        }
    }

    record Bare(@JsonIgnore String text, ToolBinaryResult chart) {}

    record OnlyText(@JsonValue String text, ToolBinaryResult chart) {}

    record OnlyChart(String text, @JsonValue ToolBinaryResult chart) {}

    record Flat(String text, @JsonUnwrapped ToolBinaryResult chart) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    record Typed(String text, ToolBinaryResult chart) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    record Wrapped(String text, ToolBinaryResult chart) {}

    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
    record Numbered(String text, ToolBinaryResult chart) {}

    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    record Listed(String text, ToolBinaryResult chart) {}

    record Printed(
            String text,
            @JsonSerialize(using = ToStringSerializer.class) ToolBinaryResult chart) {}

    record Raw(@JsonRawValue String text, ToolBinaryResult chart) {}

    record Cut(
            String text,
            @JsonIgnoreProperties("mimeType") ToolBinaryResult chart) {}

    @JsonFormat(shape = JsonFormat.Shape.OBJECT)
    static class Album extends ArrayList<ToolBinaryResult> {
        private static final long serialVersionUID = 1;

        public String getName() {
            return "album";
        }
    }

    record Bound(String text, Album album) {}

    /** What changes names, the order and nulls only. */
    @JsonPropertyOrder({"chart", "text"})
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record Renamed(@JsonProperty("summary") String text, List<ToolBinaryResult> chart) {
        public String title() {
            return "Sales";
        }
    }

    @CopilotTool("Another getter.")
    public Titled titled() {
        return new Titled("text", PNG);
    }

    @CopilotTool("An inherited getter.")
    public Inheriting inheriting() {
        return new Inheriting("text", PNG);
    }

    @CopilotTool("A boolean getter.")
    public Sized sized() {
        return new Sized("text", PNG);
    }

    @CopilotTool("An any-getter.")
    public Extended extended() {
        return new Extended("text", PNG);
    }

    @CopilotTool("A text in place of the chart.")
    public Swapped swapped() {
        return new Swapped("text", PNG);
    }

    @CopilotTool("Without its text.")
    public Bare bare() {
        return new Bare("text", PNG);
    }

    @CopilotTool("A value, the text.")
    public OnlyText onlyText() {
        return new OnlyText("text", PNG);
    }

    @CopilotTool("A value, the chart.")
    public OnlyChart onlyChart() {
        return new OnlyChart("text", PNG);
    }

    @CopilotTool("Unwrapped.")
    public Flat flat() {
        return new Flat("text", PNG);
    }

    @CopilotTool("With a type.")
    public Typed typed() {
        return new Typed("text", PNG);
    }

    @CopilotTool("In a type.")
    public Wrapped wrapped() {
        return new Wrapped("text", PNG);
    }

    @CopilotTool("With an id.")
    public Numbered numbered() {
        return new Numbered("text", PNG);
    }

    @CopilotTool("As an array.")
    public Listed listed() {
        return new Listed("text", PNG);
    }

    @CopilotTool("As a string.")
    public Printed printed() {
        return new Printed("text", PNG);
    }

    @CopilotTool("Raw.")
    public Raw raw() {
        return new Raw("[1]", PNG);
    }

    @CopilotTool("Without a property of the chart.")
    public Cut cut() {
        return new Cut("text", PNG);
    }

    @CopilotTool("A list as an object.")
    public Bound bound() {
        return new Bound("text", new Album());
    }

    @CopilotTool("With other names.")
    public Renamed renamed(boolean empty) {
        return new Renamed("text", empty ? List.of() : List.of(PNG));
    }
}
