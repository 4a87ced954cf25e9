import com.fasterxml.jackson.annotation.JsonProperty;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;

/** Tools for Quarkus, which an application with its MCP server has, too. */
public class Gardens {
    public enum Season {
        SPRING,
        AUTUMN
    }

    public record Bed(String name, double width) {}

    public record Plot(String name, List<Plot> parts) {}

    public record Sender(@JsonProperty("label") String name, Optional<String> note) {}

    public static class Tree {
        public String kind;
        private int age;

        public int getAge() {
            return age;
        }

        public void setAge(int age) {
            this.age = age;
        }
    }

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

    /**
     * Divides a plot.
     *
     * @param plot the plot
     */
    @Tool
    @SuppressWarnings("copilot-default-optional")
    public String divide(
            Plot plot,
            @ToolArg(description = "Whether all parts are equal", required = true, defaultValue = "true")
                    boolean equally,
            @ToolArg(description = "The share", defaultValue = "0.5") Double share) {
        return plot.name() + " " + equally + " " + share;
    }

    @Tool(description = "Orders trees.")
    public List<String> order(
            LocalDate day,
            UUID number,
            Sender sender,
            Map<String, Integer> counts,
            Set<Bed> beds,
            Season[] seasons,
            Tree tree,
            OptionalInt limit,
            long price) {
        return List.of(
                day + " " + sender.name() + " " + counts + " " + beds.size() + " " + seasons[0] + " " + tree.getAge(),
                number + " " + limit);
    }

    @Tool
    public Boolean isOpen() {
        return true;
    }
}
