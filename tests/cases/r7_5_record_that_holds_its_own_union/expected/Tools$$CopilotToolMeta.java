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
import java.lang.Exception;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // calculate
        tools.add(new ToolDefinition(
                "calculate",
                "Calculates.",
                object(
                    "type", "object",
                    "properties", object("term", object("$ref", "#/$defs/Term")),
                    "required", list("term"),
                    "$defs", object(
                        "Term", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("literal")),
                                        "value", typed("integer")),
                                    "kind", "value"),
                                object("$ref", "#/$defs/Sum"))),
                        "Sum", structure(
                            object(
                                "kind", object("type", "string", "enum", list("sum")),
                                "left", object("$ref", "#/$defs/Term"),
                                "right", object("$ref", "#/$defs/Term")),
                            "kind", "left", "right"))),
                new Handler(0, "calculate", instance, mapper), null, null, null, null, null));
        // follow
        tools.add(new ToolDefinition(
                "follow",
                "Follows links.",
                object(
                    "type", "object",
                    "properties", object("first", object("$ref", "#/$defs/Link"), "steps", typed("integer")),
                    "required", list("first", "steps"),
                    "$defs", object(
                        "Link", structure(object("name", typed("string"), "next", object("$ref", "#/$defs/Link")), "name"))),
                new Handler(1, "follow", instance, mapper), null, null, null, null, null));
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
                        // calculate
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Term term = readTerm(arguments.get("term"), "term");
                        return completed(json(instance.calculate(term), mapper));
                    }
                    default: {
                        // follow
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Link first = readLink(arguments.get("first"), "first");
                        int steps = intValue(arguments.get("steps"), "steps");
                        return completed(instance.follow(first, steps));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Term readTerm(Object value, String path) {
            return (Tools.Term) mapped(value, path, mapper, Tools.Term.class, "an object (Tools.Term) whose \"kind\" is one of \"literal\", \"sum\"");
        }

        Tools.Link readLink(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Link(
                        stringValue(members.get("name"), "name"),
                        members.get("next") == null ? null : readLink(members.get("next"), "next"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, stringValue, members, decimal, whole, wholeNumber,
        //     childPath, elementPath, isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped,
        //     readMapped, tree, treeAt, numberNode, mappingFault, knownTypes, expectation, constants, completed,
        //     failed, refused, json, Fault
        // End of the runtime helpers.
    }
}
