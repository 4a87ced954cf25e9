import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.io.IOException;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.Character;
import java.lang.Class;
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.Short;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // hold
        tools.add(new ToolDefinition(
                "hold",
                "Properties of a class.",
                structure(
                    object(
                        "holder", structure(
                            object(
                                "included", structure(object("a", typed("string"))),
                                "ignored", structure(object("b", typed("string"), "c", typed("string"))),
                                "settable", structure(object("a", typed("string"), "b", typed("string"), "c", typed("string"))),
                                "both", structure(object("b", typed("string"))),
                                "twice", structure(object("c", typed("string"))),
                                "list", object("type", "array", "items", structure(object("a", typed("string")))),
                                "arrays", object(
                                    "type", "array",
                                    "items", object(
                                        "type", "array",
                                        "items", structure(object("b", typed("string"), "c", typed("string"))))),
                                "map", object(
                                    "type", "object",
                                    "additionalProperties", structure(object("b", typed("string"), "c", typed("string")))),
                                "created", object(
                                    "type", "object",
                                    "properties", object("a", typed("string"), "b", typed("string")),
                                    "required", list("a", "b"),
                                    "description", "What a creator takes is read all the same."))),
                        "creating", structure(object("seen", typed("string")))),
                    "holder", "creating"),
                new Handler(0, "hold", instance, mapper), null, null, null, null, null));
        // flatten
        tools.add(new ToolDefinition(
                "flatten",
                "Components of a flattened record.",
                structure(
                    object(
                        "values", object(
                            "type", "object",
                            "properties", object("a", typed("string"), "c", typed("string")),
                            "required", list(),
                            "description", "Two of three."),
                        "list", object(
                            "type", "array",
                            "items", structure(object("b", typed("string"))),
                            "description", "One of three.")),
                    "values", "list"),
                new Handler(1, "flatten", instance, mapper), null, null, null, null, null));
        // ignore
        tools.add(new ToolDefinition(
                "ignore",
                "A flattened record that ignores a component.",
                structure(object("seen", typed("string", "Seen.")), "seen"),
                new Handler(2, "ignore", instance, mapper), null, null, null, null, null));
        // include
        tools.add(new ToolDefinition(
                "include",
                "A flattened record that includes a component.",
                structure(object("seen", typed("string", "Seen.")), "seen"),
                new Handler(3, "include", instance, mapper), null, null, null, null, null));
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
                        // hold
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Holder holder = readHolder(arguments.get("holder"), "holder");
                        Tools.Creating creating = readCreating(arguments.get("creating"), "creating");
                        return completed(instance.hold(holder, creating));
                    }
                    case 1: {
                        // flatten
                        Map<?, ?> arguments = arguments(invocation);
                        anyValue(arguments.get("values"), "values");
                        anyValue(arguments.get("list"), "list");
                        Tools.Flat record = (Tools.Flat) mapped(arguments, "", mapper, Tools.Flat.class, "an object (Tools.Flat)");
                        return completed(instance.flatten(record));
                    }
                    case 2: {
                        // ignore
                        Map<?, ?> arguments = arguments(invocation);
                        anyValue(arguments.get("seen"), "seen");
                        Tools.Ignoring record = (Tools.Ignoring) mapped(arguments, "", mapper, Tools.Ignoring.class, "an object (Tools.Ignoring)");
                        return completed(instance.ignore(record));
                    }
                    default: {
                        // include
                        Map<?, ?> arguments = arguments(invocation);
                        anyValue(arguments.get("seen"), "seen");
                        Tools.Including record = (Tools.Including) mapped(arguments, "", mapper, Tools.Including.class, "an object (Tools.Including)");
                        return completed(instance.include(record));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Holder readHolder(Object value, String path) {
            return (Tools.Holder) mapped(value, path, mapper, Tools.Holder.class, "an object (Tools.Holder)");
        }

        Tools.Creating readCreating(Object value, String path) {
            return (Tools.Creating) mapped(value, path, mapper, Tools.Creating.class, "an object (Tools.Creating)");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, anyValue, decimal, wholeNumber, childPath, elementPath,
        //     isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree, treeAt,
        //     numberNode, mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
