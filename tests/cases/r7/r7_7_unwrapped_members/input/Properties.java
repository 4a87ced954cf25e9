import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;

public class Properties {
    public static class Address {
        public String street;
        public String town;
    }

    public static class Person {
        public String name;

        @JsonUnwrapped
        public Address home;

        @JsonUnwrapped(prefix = "work_", suffix = "_x")
        public Address work;
    }

    @CopilotTool("Sends.")
    public String send(Person person, int copies) {
        return person.name + person.home.street + person.work.town;
    }
}
