import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Outer<T> {
    @CopilotTool("In a class.")
    public String nested(Nested<String> value, List<Nested<T>> more) {
        return value.held + " " + more.get(0).held;
    }

    @CopilotTool("In an interface.")
    public String member(Holder.Member<T> value, int number) {
        return value.held + " " + number;
    }

    static class Nested<C> {
        public C held;
    }

    interface Holder<H> {
        class Member<M> {
            public M held;
        }
    }
}
