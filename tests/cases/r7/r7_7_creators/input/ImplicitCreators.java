import com.github.copilot.tool.CopilotTool;

public class ImplicitCreators {
    public static class Money {
        private final String text;

        public Money(String text) {
            this.text = text;
        }
    }

    public static class Code {
        private final String text;

        private Code(String text) {
            this.text = text;
        }

        public static Code valueOf(String text) {
            return new Code(text);
        }
    }

    @CopilotTool("Pays.")
    public String pay(Money money, Code code) {
        return money.text + code.text;
    }
}
