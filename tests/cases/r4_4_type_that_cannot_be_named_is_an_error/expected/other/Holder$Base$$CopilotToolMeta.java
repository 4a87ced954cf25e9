package other;

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

/** The tools of Holder.Base: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Holder$Base$$CopilotToolMeta implements CopilotToolMetadataProvider<Holder.Base> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Holder$Base$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Holder.Base instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes a guarded one.",
                structure(
                    object("number", typed("integer"), "guarded", structure(object("text", typed("string")), "text")),
                    "number", "guarded"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Holder.Base instance) {
        return new Holder$Base$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Holder.Base instance;

        Handler(Holder.Base instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "take", invocation).answer();
        }
    }

    private static final class Call {
        final Holder.Base instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Holder.Base instance, String tool, ToolInvocation invocation) {
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
            // take
            Object number_ = argument(0, "number");
            Object guarded = argument(1, "guarded");
            requireValid("number", "guarded");
            instance.take((int) number_, (Holder.Guarded) guarded);
            return completed("Success");
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return intValue(value);
                case 1:
                    return readGuarded(value);
                default:
                    return stringValue(value);
            }
        }

        Holder.Guarded readGuarded(Object value) {
            Map<?, ?> members = members(value);
            return new Holder.Guarded((String) member(2, members, "text"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, members, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
