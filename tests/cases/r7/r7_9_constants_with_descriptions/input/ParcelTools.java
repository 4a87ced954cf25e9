import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class ParcelTools {
    public enum Place {
        /**
         * at the <b>door</b>
         * of the house
         */
        DOOR,
        @Schema(description = "at a neighbour's")
        NEIGHBOUR,
        /** Not used. */
        @JsonPropertyDescription("in a box")
        BOX,
        @JsonPropertyDescription(" ")
        ELSEWHERE
    }

    public enum Bare {
        A,
        B
    }

    public static class Levels extends HashMap<Speed, Levels> {
        private static final long serialVersionUID = 1L;
    }

    /**
     * A parcel.
     *
     * @param speed its speed
     * @param places where it may be
     */
    public record Parcel(Speed speed, List<Place> places) {}

    @CopilotTool("Sends.")
    public String send(
            @CopilotToolParam("The speed.") Speed speed,
            @CopilotToolParam("Perhaps another.") Optional<Speed> other,
            @CopilotToolParam("The places.") List<Place> places,
            @CopilotToolParam("The prices.") Map<Speed, Integer> prices,
            @CopilotToolParam("The parcel.") Parcel parcel,
            @CopilotToolParam(value = "By default.", defaultValue = "BOX") Place place,
            @CopilotToolParam("Without descriptions.") Bare bare) {
        return speed + " " + other + " " + places + " " + prices + " " + parcel + " " + place + " " + bare;
    }

    @CopilotTool("Nests.")
    public String nest(
            @CopilotToolParam("Lists of prices.") List<EnumMap<Place, Integer>> prices,
            @CopilotToolParam("Levels.") Levels levels) {
        return prices + " " + levels;
    }

    @CopilotTool("Has a schema of its own.")
    public String own(@CopilotToolParam(value = "A place.", schema = "{\"type\": \"string\"}") Place place) {
        return String.valueOf(place);
    }
}
