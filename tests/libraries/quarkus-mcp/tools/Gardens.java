import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import java.util.List;
import java.util.Optional;

/** Tools for Quarkus, written from its documentation. */
public class Gardens {
    public enum Season {
        SPRING,
        AUTUMN
    }

    public record Bed(String name, double width) {}

    @Tool(
            description = "Waters a bed.",
            title = "Water",
            annotations = @Tool.Annotations(readOnlyHint = false, destructiveHint = false, idempotentHint = true))
    public String water(
            @ToolArg(description = "The bed") Bed bed,
            @ToolArg(description = "The litres", defaultValue = "10") int litres,
            @ToolArg(description = "When", defaultValue = "SPRING") Season season) {
        return bed.name() + " " + litres + " " + season;
    }

    @Tool(name = "plant_trees", description = "Plants trees.")
    public String plant(
            @ToolArg(name = "kinds", description = "The kinds") List<String> names,
            @ToolArg(description = "Where", required = false) String where,
            Optional<Integer> count) {
        return names + " " + where + " " + count.orElse(1);
    }

    @Tool
    public boolean isOpen() {
        return true;
    }
}
