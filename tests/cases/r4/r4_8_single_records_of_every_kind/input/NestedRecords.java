import com.github.copilot.tool.CopilotTool;
import java.util.Map;
import java.util.Optional;

public class NestedRecords {
    public record Address(String street, Optional<String> town) {}

    public record Person(String name, Address address, Map<String, Address> others) {}

    @CopilotTool("Saves.")
    public String save(Person person) {
        return person.toString();
    }
}
