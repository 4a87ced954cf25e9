import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Integer;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.util.ArrayList;
import java.util.Collection;
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
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Draws.",
                object(
                    "type", "object",
                    "properties", object("tree", object("$ref", "#/$defs/Node", "description", "A tree.")),
                    "required", list("tree"),
                    "$defs", object(
                        "Node", object(
                            "type", "object",
                            "properties", object("children", object("type", "array", "items", object("$ref", "#/$defs/Node")))))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "draw", invocation).answer();
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer() {
            try {
                return call();
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // draw
            Object tree = argument(0, "tree");
            requireValid("tree");
            instance.draw(tree);
            return completed("Success");
        }

        Object value(int type, Object value) {
            switch (type) {
                default:
                    return anyValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument, argumentOf,
        //     errorOf, requireValid, problems, unknown, distance, refused, anyValue, firstOf, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
