import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.model.output.structured.Description;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Tools as langchain4j reads them. */
public class OrderTools {
    enum Status {
        OPEN,
        SHIPPED
    }

    @Description({"An address", "in one country"})
    record Address(@Description("Where to ring") String street, @Description({"Five", "digits"}) String zip) {}

    @Tool("Finds orders by their status.")
    String findOrders(
            @P("The status") Status status,
            @P(value = "The most orders", required = false, defaultValue = "10") int limit,
            @P(description = "A text in the order", required = false) String text) {
        return status + " " + limit + " " + text;
    }

    /** Javadoc is the description of a tool that has none. */
    @Tool(name = "ship-order")
    String ship(@P(name = "order_number", value = "The order") long number, @P("To whom") Address address) {
        return number + " to " + address.street();
    }

    @Tool({"Moves all orders.", "It takes a while."})
    CompletionStage<String> move(@P("To where") Address address) {
        return CompletableFuture.completedFuture("moved to " + address.zip());
    }

    @Tool("Labels orders.")
    String label(
            @P("The numbers") List<Long> numbers,
            @P(value = "The label", defaultValue = "") String label,
            @P("A note") Optional<String> note,
            @P(value = "Explicitly none", defaultValue = P.NO_DEFAULT) String colour) {
        return numbers + " '" + label + "' " + note.orElse("none") + " " + colour;
    }
}
