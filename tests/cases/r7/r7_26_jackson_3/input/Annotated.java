import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonNaming;

class Annotated {
    @JsonNaming
    record Person(@JsonProperty("first") String firstName) {}

    static class Order {
        @JsonDeserialize(as = String.class)
        public Object article;
    }

    /** Annotations of both versions. */
    record Both(@JsonProperty("first") String firstName) {}

    @CopilotTool("Arguments.")
    String take(Person person, List<Order> orders, Both both) {
        return person + " " + orders.size() + " " + both;
    }

    @CopilotTool("Results.")
    Person give() {
        return new Person("Ann");
    }
}
