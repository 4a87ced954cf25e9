import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of Methods: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Methods$$CopilotToolMeta implements CopilotToolMetadataProvider<Methods> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Methods$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Methods instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(
                    object("street", typed("string", "The street."), "number", typed("integer")),
                    "street", "number"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Methods instance) {
        return new Methods$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Methods instance;

        Handler(Methods instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "save", invocation).answer();
        }
    }

    private static final class Call {
        final Methods instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Methods instance, String tool, ToolInvocation invocation) {
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
            // save
            Object argument = argument(0, "street");
            Object argument_ = argument(1, "number");
            requireValid("street", "number");
            Repo.Address record;
            try {
                record = new Repo.Address((String) argument, (int) argument_);
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
            return completed(instance.save(record));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return stringValue(value);
                default:
                    return intValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument, argumentOf,
        //     errorOf, requireValid, problems, unknown, distance, refused, firstOf, MOST_DIGITS, intValue, whole,
        //     stringValue, decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
