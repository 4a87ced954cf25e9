import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    sealed interface Payment {}

    record Card(String number, String owner) implements Payment {}

    static final class Invoice implements Payment {
        public String address;
    }

    sealed interface Shape {}

    record Circle(double size) implements Shape {}

    record Square(double size) implements Shape {}

    static class Drawing {
        public Figure figure;
    }

    sealed interface Figure {}

    record Line(double length) implements Figure {}

    record Dot(double x, double y) implements Figure {}

    static sealed class Account {
        public String name;
    }

    static final class Savings extends Account {
        public double rate;
    }

    @CopilotTool("Pays.")
    void pay(@CopilotToolParam("How it is paid") Payment payment) {}

    @CopilotTool("Draws.")
    void draw(@CopilotToolParam("The shape") Shape shape, @CopilotToolParam("The drawing") Drawing drawing) {}

    @CopilotTool("Opens.")
    void open(@CopilotToolParam("The account") Account account) {}
}
