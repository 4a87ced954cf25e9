import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.agent.tool.ToolMemoryId;
import dev.langchain4j.invocation.InvocationParameters;
import java.util.List;

class OrderTools {
    static class OwnParameters extends InvocationParameters {}

    @Tool("Finds.")
    String find(@P("The order") long number, InvocationParameters parameters) {
        return "" + number + parameters;
    }

    @Tool("Counts.")
    String count(OwnParameters own, @ToolMemoryId String memory, @ToolMemoryId int id) {
        return "" + own + memory + id;
    }

    @Tool("Ships.")
    String ship(@P("The order") long number, ToolInvocation invocation) {
        return number + invocation.getToolName();
    }

    static class Guest {
        public String name;
        private int age;
        private transient int cached;
        private static int all;
    }

    static class Host {
        private String name;
        private int beds = 1;

        public String getName() {
            return name;
        }

        public void setBeds(int beds) {
            this.beds = beds;
        }
    }

    sealed interface Payment {}

    record Card(String number) implements Payment {}

    record Cash(int amount) implements Payment {}

    @Tool("Books.")
    String book(@P("The guests") List<Guest> guests) {
        return guests.get(0).name;
    }

    @Tool("Lets.")
    String let(@P("The host") Host host) {
        return host.name + host.beds;
    }

    @Tool("Pays.")
    String pay(@P("The payment") Payment payment) {
        return "" + payment;
    }
}

class OwnTools {
    @CopilotTool("Counts.")
    String count(OrderTools.OwnParameters own, @ToolMemoryId int id) {
        return "" + own + id;
    }

    @Tool("Names.")
    String name(@P(value = "A", description = "B") String name) {
        return name;
    }
}
