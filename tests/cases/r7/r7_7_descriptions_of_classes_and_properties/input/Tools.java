import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @JsonClassDescription("A person.")
    public static class Person {
        @JsonPropertyDescription("Given and family name.")
        public String name;

        /** Loses to the annotation. */
        @JsonPropertyDescription("In years.")
        public int age;

        public Address address;
    }

    @JsonClassDescription("Where one lives.")
    public record Address(@JsonPropertyDescription("Street and number.") String street) {}

    @CopilotTool("Greets.")
    public String greet(Person person, @CopilotToolParam("Wins over the class.") Person other) {
        return person.name + other.address;
    }
}
