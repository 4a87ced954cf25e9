package p;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Map;

public class Tools {
    public static class Outer<A> {
        public class Plain {
            @JsonDeserialize(using = Unread.class)
            public class Inner<B extends Number, C> {}
        }
    }

    /** Jackson itself makes no instance of an inner class. */
    public static class Unread extends JsonDeserializer<Object> {
        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) {
            return null;
        }
    }

    @CopilotTool("Takes.")
    public void take(
            @CopilotToolParam(value = "Ones.", schema = "{\"type\": \"array\"}")
                    Outer<String[]>.Plain.Inner<Integer, Map<String, Long>>[] inners,
            @CopilotToolParam(value = "One.", schema = "{\"type\": \"object\"}")
                    Outer<? super Integer>.Plain.Inner<?, ?> wild) {}
}
