import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class SeveralOfOneName {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Car.class, name = "vehicle"),
        @JsonSubTypes.Type(value = Bus.class, name = "vehicle"),
        @JsonSubTypes.Type(value = Ship.class, name = "ship")
    })
    public interface Vehicle {}

    /** Has the default name, since the name belongs to the type that is listed last. */
    public record Car(int doors) implements Vehicle {}

    public record Bus(int seats) implements Vehicle {}

    public record Ship(int decks) implements Vehicle {}

    @CopilotTool("Moves vehicles.")
    public String move(List<Vehicle> vehicles) {
        return vehicles.toString();
    }
}
