import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;

class OrderTools {
    @Tool(name = "find order", value = "Finds an order.")
    private String find(@P("The order") long number) {
        return "" + number;
    }

    @Tool("Counts.")
    String count(@P(name = "a", value = "First") int a, @P(name = "a", value = "Second") int b) {
        return "" + a + b;
    }

    @Tool(name = "count", value = "Counts again.")
    String countAgain(@P(value = "The limit", defaultValue = "many") int limit) {
        return "" + limit;
    }

    @Tool(
            name = "a_name_that_is_longer_than_the_sixty_four_characters_that_some_models_take",
            value = "Has a long name.")
    String longName(@P(value = "A number", required = false) int number) {
        return "" + number;
    }

    @Tool({"Half of", "a pair: \ud800"})
    String half() {
        return "";
    }
}
