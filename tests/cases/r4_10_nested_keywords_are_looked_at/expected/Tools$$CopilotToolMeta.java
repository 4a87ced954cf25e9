import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // one
        tools.add(new ToolDefinition(
                "one",
                "One.",
                structure(
                    object(
                        "a", object(
                            "type", "object",
                            "properties", object("a", object("maxLenght", 3)),
                            "description", "A."),
                        "b", object(
                            "anyOf", list(typed("string"), object("items", object("minimun", 3))),
                            "description", "B."),
                        "c", object(
                            "enum", list(object("tpye", 1)),
                            "const", object("x", 1),
                            "examples", list(object("y", 2)),
                            "additionalProperties", false,
                            "items", true,
                            "title", "T",
                            "$comment", "c",
                            "deprecated", true,
                            "readOnly", false,
                            "if", object(),
                            "then", object(),
                            "dependentRequired", object("a", list("b")),
                            "prefixItems", list(object()),
                            "contains", object(),
                            "minContains", 0,
                            "propertyNames", object(),
                            "patternProperties", object("^x", object()),
                            "unevaluatedProperties", false,
                            "contentMediaType", "a/b",
                            "not", object(),
                            "description", "C.")),
                    "a", "b", "c"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // one
                Map<?, ?> arguments = arguments(invocation);
                Object a = anyValue(arguments.get("a"), "a");
                Object b = anyValue(arguments.get("b"), "b");
                Object c = anyValue(arguments.get("c"), "c");
                instance.one(a, b, c);
                return completed("Success");
            } catch (Fault fault) {
                return refused(fault, "one");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     arguments, anyValue, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
