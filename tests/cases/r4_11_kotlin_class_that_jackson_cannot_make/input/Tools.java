import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import kotlin.Metadata;

public class Tools {
    /** As Kotlin compiles {@code data class Street(val name: String, val number: Int)}. */
    @Metadata
    public static final class Street {
        private final String name;
        private final int number;

        public Street(String name, int number) {
            this.name = name;
            this.number = number;
        }

        public String getName() {
            return name;
        }

        public int getNumber() {
            return number;
        }
    }

    /** As the help says. */
    @Metadata
    public static final class Named {
        private final String name;
        private final int number;

        public Named(@JsonProperty("name") String name, @JsonProperty("number") int number) {
            this.name = name;
            this.number = number;
        }

        public String getName() {
            return name;
        }

        public int getNumber() {
            return number;
        }
    }

    @CopilotTool("Finds a street.")
    public String find(@CopilotToolParam("Which") Street street) {
        return street.getName();
    }

    @CopilotTool("Finds it by names.")
    public String findNamed(@CopilotToolParam("Which") Named named) {
        return named.getName();
    }
}
