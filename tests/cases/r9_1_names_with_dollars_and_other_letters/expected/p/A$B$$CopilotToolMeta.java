package p;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.ArithmeticException;
import java.lang.Exception;
import java.lang.Integer;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of A$B: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class A$B$$CopilotToolMeta implements CopilotToolMetadataProvider<A$B> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public A$B$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(A$B instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "gr\u00f6\u00dfe", structure(object("wert", typed("integer")), "wert"),
                        "$n", typed("integer")),
                    "gr\u00f6\u00dfe", "$n"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(A$B instance) {
        return new A$B$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final A$B instance;

        Handler(A$B instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // take
                Map<?, ?> arguments = arguments(invocation);
                A$B.Gr\u00f6\u00dfe gr\u00f6\u00dfe = readGr\u00f6\u00dfe(arguments.get("gr\u00f6\u00dfe"), "gr\u00f6\u00dfe");
                int $n = intValue(arguments.get("$n"), "$n");
                return completed(instance.nimm$(gr\u00f6\u00dfe, $n));
            } catch (Fault fault) {
                return refused(fault, "take");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        A$B.Gr\u00f6\u00dfe readGr\u00f6\u00dfe(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new A$B.Gr\u00f6\u00dfe(intValue(members.get("wert"), "wert"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, members, decimal, whole, rejected, completed, failed, refused,
        //     Fault
        // End of the runtime helpers.
    }
}
