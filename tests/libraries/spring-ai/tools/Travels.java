import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;

/** Tools for Spring AI, written from its documentation. */
public class Travels {
    public enum Seat {
        WINDOW,
        AISLE
    }

    public record Traveller(
            @ToolParam(description = "The full name") String name,
            @ToolParam(description = "The age in years", required = false) Integer age,
            Seat seat) {}

    public static class Bag {
        @ToolParam(description = "The weight in kilograms")
        public double weight;

        public String colour;
    }

    @Schema(description = "A journey")
    public record Trip(
            @Schema(description = "The town", requiredMode = Schema.RequiredMode.REQUIRED) String to,
            @Schema(description = "How often", requiredMode = Schema.RequiredMode.NOT_REQUIRED) String times,
            @Schema(allowableValues = {"FIRST", "SECOND"}) String comfort,
            @Schema(hidden = true) String internal,
            Stop stop,
            Fare fare,
            Dog dog) {}

    public record Stop(
            @Schema(description = "Swagger's") @JsonPropertyDescription("Jackson's") String station,
            @Schema(description = "Swagger's") String platform) {}

    public record Fare(@Schema(requiredMode = Schema.RequiredMode.AUTO) String amount, Discount discount) {}

    @Schema(description = "A discount")
    public record Discount(@Schema(description = "The card", example = "none") String card) {}

    public record Dog(@Schema(requiredMode = Schema.RequiredMode.NOT_REQUIRED) String name, boolean large) {}

    @Tool(description = "Plans a journey.")
    public String plan(@ToolParam(description = "The journey") Trip trip) {
        return trip.to() + trip.comfort() + trip.internal();
    }

    @Tool(description = "Finds trains between two towns.")
    public List<String> findTrains(
            @ToolParam(description = "From where") String from,
            @ToolParam(description = "To where") String to,
            @ToolParam(description = "The day", required = false) LocalDate day) {
        return List.of(from, to, String.valueOf(day));
    }

    @Tool(name = "book-seats", description = "Books seats in a train.")
    public String book(
            @ToolParam(description = "The train's number") int train,
            @ToolParam(description = "Who travels") List<Traveller> travellers,
            @Nullable String note) {
        return train + " " + travellers.get(0).name() + " " + travellers.get(0).age() + " " + note;
    }

    @Tool(description = "Describes one traveller.")
    public Traveller describe(@ToolParam(description = "The traveller") Traveller traveller) {
        return traveller;
    }

    @Tool(description = "Checks bags in.")
    public double checkIn(@ToolParam(description = "The bags") Bag[] bags, Map<String, Integer> labels) {
        return bags[0].weight + labels.size();
    }

    @Tool
    public String timeOfArrival(long train, boolean local) {
        return train + " " + local;
    }

    @Tool(description = "Tells the time.")
    public String now() {
        return "noon";
    }
}
