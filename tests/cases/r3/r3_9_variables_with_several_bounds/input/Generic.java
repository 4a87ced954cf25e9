import com.github.copilot.tool.CopilotTool;
import java.util.Arrays;

class Generic<T extends CharSequence> {
    @CopilotTool("In a generic class, whose companion calls it raw.")
    <X extends CharSequence & Comparable<X>, Y extends Comparable<T>> String raw(X one, X[] values, T text) {
        return one + Arrays.toString(values) + text;
    }

    static class Heir extends Generic<String> {}

    @SuppressWarnings("rawtypes")
    static class Raw extends Generic {}

    abstract class Inner {
        @CopilotTool("In an inner class.")
        <X extends CharSequence & Comparable<X>> String inner(X[] values, X one) {
            return one + Arrays.toString(values);
        }
    }

    static class Outside extends Generic<String>.Inner {
        Outside() {
            new Generic<String>().super();
        }
    }
}
