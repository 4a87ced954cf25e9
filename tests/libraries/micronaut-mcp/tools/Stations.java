import io.micronaut.mcp.annotations.Tool;
import io.micronaut.mcp.annotations.ToolArg;
import org.jspecify.annotations.Nullable;

/** Tools for Micronaut, written from its documentation. */
public class Stations {
    @Tool(
            description = "Finds a station.",
            title = "Find a station",
            annotations = @Tool.ToolAnnotations(readOnlyHint = true, destructiveHint = false, openWorldHint = false))
    public String findStation(
            @ToolArg(description = "The town") String town, @ToolArg(name = "tracks") @Nullable Integer atLeast) {
        return town + " " + atLeast;
    }

    @Tool(name = "close_station", description = "Closes a station.")
    public String close(@ToolArg(description = "The station") String station) {
        return station;
    }

    @Tool
    public boolean isOpen() {
        return true;
    }
}
