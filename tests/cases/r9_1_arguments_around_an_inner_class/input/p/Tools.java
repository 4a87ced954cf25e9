package p;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Map;

public class Tools {
    public static class Outer<A> {
        public class Plain {
            public class Inner<B extends Number, C> {}
        }
    }

    @CopilotTool("Takes.")
    public void take(
            @CopilotToolParam(value = "Ones.", schema = "{\"type\": \"array\"}")
                    Outer<String[]>.Plain.Inner<Integer, Map<String, Long>>[] inners,
            @CopilotToolParam(value = "One.", schema = "{\"type\": \"object\"}")
                    Outer<? super Integer>.Plain.Inner<?, ?> wild) {}
}
