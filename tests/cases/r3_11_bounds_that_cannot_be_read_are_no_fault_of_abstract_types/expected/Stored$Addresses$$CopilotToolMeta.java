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
import java.lang.IllegalStateException;
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
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/** The tools of Stored.Addresses: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Stored$Addresses$$CopilotToolMeta implements CopilotToolMetadataProvider<Stored.Addresses> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Stored$Addresses$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Stored.Addresses instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // store
        tools.add(new ToolDefinition(
                "store",
                "Store.",
                structure(
                    object("street", typed("string", "The street."), "number", typed("integer")),
                    "street", "number"),
                new Handler(0, "store", instance, mapper), null, null, null, null, null));
        // load
        tools.add(new ToolDefinition(
                "load",
                "Load.",
                structure(object("id", typed("string")), "id"),
                new Handler(1, "load", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Stored.Addresses instance) {
        return new Stored$Addresses$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Stored.Addresses instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, Stored.Addresses instance, ObjectMapper mapper) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                switch (tool) {
                    case 0: {
                        // store
                        Map<?, ?> arguments = arguments(invocation);
                        Stored.Address record;
                        try {
                            record = new Stored.Address(
                                    stringValue(arguments.get("street"), "street"),
                                    intValue(arguments.get("number"), "number"));
                        } catch (Fault fault) {
                            throw fault;
                        } catch (Exception refused) {
                            throw rejected("");
                        }
                        return completed(instance.store(record));
                    }
                    default: {
                        // load
                        Map<?, ?> arguments = arguments(invocation);
                        String id = stringValue(arguments.get("id"), "id");
                        return jsonLater(instance.load(id), mapper, "load");
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, stringValue, decimal, whole, rejected, completed, failed, refused,
        //     json, jsonLater, Delivery, JsonDelivery, Fault
        // End of the runtime helpers.
    }
}
