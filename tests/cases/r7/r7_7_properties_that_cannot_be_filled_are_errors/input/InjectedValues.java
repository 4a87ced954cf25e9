import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class InjectedValues {
    public static class Field {
        @JacksonInject
        public String clock;

        public String name;
    }

    public static class Setter {
        public String name;

        @JacksonInject("clock")
        public void setClock(String clock) {}
    }

    public static class Creator {
        @JsonCreator
        public Creator(@JacksonInject String clock, @JsonProperty("name") String name) {}
    }

    public static class Named {
        @JsonCreator
        public Named(@JacksonInject @JsonProperty("clock") String clock, @JsonProperty("name") String name) {}
    }

    public static class Delegating {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Delegating(@JacksonInject String clock, String name) {}
    }

    public record Component(@JacksonInject String clock, String name) {}

    @CopilotTool("Fields and setters.")
    public void set(Field field, Setter setter) {}

    @CopilotTool("Creators.")
    public void made(Creator creator, Named named, Delegating delegating, Component component) {}
}
