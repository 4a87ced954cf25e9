import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class RecordConstructors {
    public record Name(String value) {
        public Name {
            value = value.strip();
        }
    }

    public record Person(Name name, List<Name> aliases) {}

    @CopilotTool("Shows.")
    public String show(Person person, int number) {
        return person + " " + number;
    }
}
