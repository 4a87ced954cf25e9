import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.time.Year;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

public class Tools {
    @CopilotTool("An Optional.")
    public String optionals(Optional<String> value) {
        return value.toString();
    }

    @CopilotTool("An Optional integer.")
    public String optionalInts(OptionalInt value) {
        return value.toString();
    }

    @CopilotTool("An Optional integer of 64 bits.")
    public String optionalLongs(OptionalLong value) {
        return value.toString();
    }

    @CopilotTool("An Optional number.")
    public String optionalDoubles(OptionalDouble value) {
        return value.toString();
    }

    @CopilotTool("`@Nullable`, from any library.")
    public String nullables(@Nullable Integer value) {
        return String.valueOf(value);
    }

    @CopilotTool("`required = false`.")
    public String notRequired(@CopilotToolParam(value = "How many", required = false) Integer value) {
        return String.valueOf(value);
    }

    @CopilotTool("A default is JSON of the type in the schema.")
    public String intDefaults(@CopilotToolParam(value = "How many", defaultValue = "010") int value) {
        return String.valueOf(value);
    }

    @CopilotTool("A number's default.")
    public String decimalDefaults(@CopilotToolParam(value = "How much", defaultValue = "2.5") BigDecimal value) {
        return value.toString();
    }

    @CopilotTool("`true` and `false` in any case.")
    public String booleanDefaults(@CopilotToolParam(value = "Whether", defaultValue = "TRUE") boolean value) {
        return String.valueOf(value);
    }

    @CopilotTool("One character.")
    public String charDefaults(@CopilotToolParam(value = "Which", defaultValue = ",") char value) {
        return String.valueOf(value);
    }

    @CopilotTool("Text.")
    public String stringDefaults(@CopilotToolParam(value = "Whom", defaultValue = "you") String value) {
        return value;
    }

    enum Shipping {
        STANDARD,
        @JsonProperty("next-day")
        NEXT_DAY
    }

    @CopilotTool("An enum's constant, by its name in Java or in JSON.")
    public String enumDefaults(@CopilotToolParam(value = "How", defaultValue = "NEXT_DAY") Shipping value) {
        return value.name();
    }

    @CopilotTool("Text of a type that is read from text.")
    public String durationDefaults(@CopilotToolParam(value = "How long", defaultValue = "PT5M") Duration value) {
        return value.toString();
    }

    @CopilotTool("A year is a number.")
    public String yearDefaults(@CopilotToolParam(value = "When", defaultValue = "2026") Year value) {
        return value.toString();
    }

    @CopilotTool("Bytes, as base64.")
    public String byteDefaults(@CopilotToolParam(value = "What", defaultValue = "AAEC") byte[] value) {
        return Arrays.toString(value);
    }

    @CopilotTool("JSON of a list.")
    public String listDefaults(
            @CopilotToolParam(value = "Whom", defaultValue = "[\"me\", \"you\"]") List<String> value) {
        return value.toString();
    }

    @CopilotTool("JSON of a map.")
    public String mapDefaults(
            @CopilotToolParam(value = "Limits", defaultValue = "{\"a\": 1}") Map<String, Integer> value) {
        return value.toString();
    }

    @CopilotTool("JSON of anything.")
    public String anyDefaults(@CopilotToolParam(value = "What", defaultValue = "[1, null]") Object value) {
        return value.toString();
    }

    record Point(int x, int y) {}

    @CopilotTool("JSON of a record beside another parameter.")
    public String recordDefaults(
            @CopilotToolParam(value = "Where", defaultValue = "{\"x\": 1, \"y\": 2}") Point at, int zoom) {
        return at + " " + zoom;
    }

    record Search(
            String text,
            Optional<LocalDate> since,
            @CopilotToolParam(value = "How many", defaultValue = "10") int limit,
            @Nullable Boolean exact) {}

    @CopilotTool("Components of a flattened record.")
    public String components(Search search) {
        return search.toString();
    }

    record Note(String text, @JsonProperty(required = false) String author) {}

    @CopilotTool("A component that Jackson's annotation makes optional.")
    public String jacksonComponents(Note note, int copies) {
        return note + " " + copies;
    }
}
