import com.github.copilot.tool.CopilotTool;

public class Enums {
    public interface Named {
        String shown();
    }

    public enum Shape implements Named {
        ROUND {
            @Override
            public String shown() {
                return "round!";
            }
        },
        SQUARE {
            @Override
            public String shown() {
                return "square!";
            }
        };

        static final Shape DEFAULT = ROUND;
    }

    @CopilotTool("Shows.")
    public String show(Shape shape, int more) {
        return shape.shown();
    }
}
