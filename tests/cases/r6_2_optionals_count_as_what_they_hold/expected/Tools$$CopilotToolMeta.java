import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Boolean;
import java.lang.IllegalStateException;
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
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(8);
        // text
        tools.add(new ToolDefinition(
                "text",
                "Text.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(0, "text", instance, mapper), null, null, null, null, null));
        // number
        tools.add(new ToolDefinition(
                "number",
                "Number.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(1, "number", instance, mapper), null, null, null, null, null));
        // primitive
        tools.add(new ToolDefinition(
                "primitive",
                "Int.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(2, "primitive", instance, mapper), null, null, null, null, null));
        // big
        tools.add(new ToolDefinition(
                "big",
                "Long.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(3, "big", instance, mapper), null, null, null, null, null));
        // decimal
        tools.add(new ToolDefinition(
                "decimal",
                "Double.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(4, "decimal", instance, mapper), null, null, null, null, null));
        // result
        tools.add(new ToolDefinition(
                "result",
                "Result.",
                structure(object()),
                new Handler(5, "result", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Later.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(6, "later", instance, mapper), null, null, null, null, null));
        // number_later
        tools.add(new ToolDefinition(
                "number_later",
                "Number later.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(7, "number_later", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, Tools instance, ObjectMapper mapper) {
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
                        // text
                        Map<?, ?> arguments = arguments(invocation);
                        boolean there = booleanValue(arguments.get("there"), "there");
                        return completed(present(instance.text(there)));
                    }
                    case 1: {
                        // number
                        Map<?, ?> arguments = arguments(invocation);
                        boolean there = booleanValue(arguments.get("there"), "there");
                        return completed(json(present(instance.number(there)), mapper));
                    }
                    case 2: {
                        // primitive
                        Map<?, ?> arguments = arguments(invocation);
                        boolean there = booleanValue(arguments.get("there"), "there");
                        return completed(json(present(instance.primitive(there)), mapper));
                    }
                    case 3: {
                        // big
                        Map<?, ?> arguments = arguments(invocation);
                        boolean there = booleanValue(arguments.get("there"), "there");
                        return completed(json(present(instance.big(there)), mapper));
                    }
                    case 4: {
                        // decimal
                        Map<?, ?> arguments = arguments(invocation);
                        boolean there = booleanValue(arguments.get("there"), "there");
                        return completed(json(present(instance.decimal(there)), mapper));
                    }
                    case 5: {
                        // result
                        return completed(present(instance.result()));
                    }
                    case 6: {
                        // later
                        Map<?, ?> arguments = arguments(invocation);
                        boolean there = booleanValue(arguments.get("there"), "there");
                        return textLater(presentLater(instance.later(there), "later"), "later");
                    }
                    default: {
                        // number_later
                        Map<?, ?> arguments = arguments(invocation);
                        boolean there = booleanValue(arguments.get("there"), "there");
                        return jsonLater(presentLater(instance.numberLater(there), "number_later"), mapper, "number_later");
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     arguments, booleanValue, completed, failed, refused, json, present, textLater, jsonLater,
        //     presentLater, Delivery, JsonDelivery, PresentDelivery, Fault
        // End of the runtime helpers.
    }
}
