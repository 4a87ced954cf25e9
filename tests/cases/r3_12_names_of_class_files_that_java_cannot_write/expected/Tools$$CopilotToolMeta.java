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
import lib.Base;
import lib.Box;
import lib.Mode;

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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // parameters
        tools.add(new ToolDefinition(
                "parameters",
                "Takes parameters of any name.",
                structure(
                    object(
                        "class", typed("integer"),
                        "a blank", typed("string"),
                        "x, int y) { } String z(", typed("string"),
                        "var", typed("boolean"),
                        "a\u2013z", typed("integer"),
                        "argument", typed("integer")),
                    "class", "a blank", "x, int y) { } String z(", "var", "a\u2013z", "argument"),
                new Handler(0, "parameters", instance, mapper), null, null, null, null, null));
        // constants
        tools.add(new ToolDefinition(
                "constants",
                "Takes constants of any name.",
                structure(
                    object(
                        "all", object(
                            "type", "array",
                            "items", object(
                                "type", "string",
                                "enum", list(
                                    "plain", "a-b", "a blank", "class", "true", "var", "a\u2013z",
                                    "x, int y) { } String z(", "wire"))),
                        "keys", object("type", "object", "additionalProperties", typed("integer")),
                        "one", object(
                            "type", "string",
                            "enum", list(
                                "plain", "a-b", "a blank", "class", "true", "var", "a\u2013z", "x, int y) { } String z(",
                                "wire"),
                            "description", "D.",
                            "default", "a-b")),
                    "all", "keys"),
                new Handler(1, "constants", instance, mapper), null, null, null, null, null));
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "Takes a record's components of any name.",
                structure(
                    object(
                        "a blank", typed("string"),
                        "class", typed("integer"),
                        "a-b", object(
                            "type", "string",
                            "enum", list(
                                "plain", "a-b", "a blank", "class", "true", "var", "a\u2013z", "x, int y) { } String z(",
                                "wire"))),
                    "a blank", "class", "a-b"),
                new Handler(2, "flat", instance, mapper), null, null, null, null, null));
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "Takes a record of such components.",
                structure(
                    object(
                        "box", structure(
                            object(
                                "a blank", typed("string"),
                                "class", typed("integer"),
                                "a-b", object(
                                    "type", "string",
                                    "enum", list(
                                        "plain", "a-b", "a blank", "class", "true", "var", "a\u2013z",
                                        "x, int y) { } String z(", "wire"))),
                            "a blank", "class", "a-b"),
                        "more", typed("integer")),
                    "box", "more"),
                new Handler(3, "nested", instance, mapper), null, null, null, null, null));
        // yield
        tools.add(new ToolDefinition(
                "yield",
                "Can only be called on something.",
                structure(object("class", typed("integer")), "class"),
                new Handler(4, "yield", instance, mapper), null, null, null, null, null));
        // record
        tools.add(new ToolDefinition(
                "record",
                "Can be called on its class.",
                structure(object("var", typed("integer")), "var"),
                new Handler(5, "record", instance, mapper), null, null, null, null, null));
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
                        // parameters
                        Map<?, ?> arguments = arguments(invocation);
                        int argument = intValue(arguments.get("class"), "class");
                        String argument_ = stringValue(arguments.get("a blank"), "a blank");
                        String argument__ = stringValue(arguments.get("x, int y) { } String z("), "x, int y) { } String z(");
                        boolean var = booleanValue(arguments.get("var"), "var");
                        long argument___ = longValue(arguments.get("a\u2013z"), "a\u2013z");
                        int argument____ = intValue(arguments.get("argument"), "argument");
                        return completed(instance.parameters(argument, argument_, argument__, var, argument___, argument____));
                    }
                    case 1: {
                        // constants
                        Map<?, ?> arguments = arguments(invocation);
                        List all = readListOfMode(arguments.get("all"), "all");
                        Map keys = readMapOfModeInteger(arguments.get("keys"), "keys");
                        Mode one = readMode(orDefault(arguments.get("one"), "a-b"), "one");
                        return completed(instance.constants(all, keys, one));
                    }
                    case 2: {
                        // flat
                        Map<?, ?> arguments = arguments(invocation);
                        Box record;
                        try {
                            record = new Box(
                                    stringValue(arguments.get("a blank"), "a blank"),
                                    intValue(arguments.get("class"), "class"),
                                    readMode(arguments.get("a-b"), "a-b"));
                        } catch (Fault fault) {
                            throw fault;
                        } catch (Exception refused) {
                            throw rejected("");
                        }
                        return completed(instance.flat(record));
                    }
                    case 3: {
                        // nested
                        Map<?, ?> arguments = arguments(invocation);
                        Box box = readBox(arguments.get("box"), "box");
                        int more = intValue(arguments.get("more"), "more");
                        return completed(instance.nested(box, more));
                    }
                    case 4: {
                        // yield
                        Map<?, ?> arguments = arguments(invocation);
                        int argument = intValue(arguments.get("class"), "class");
                        return completed(instance.yield(argument));
                    }
                    default: {
                        // record
                        Map<?, ?> arguments = arguments(invocation);
                        int var = intValue(arguments.get("var"), "var");
                        return completed(Base.record(var));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        ArrayList readListOfMode(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readMode(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfModeInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((Mode) mappedKey(name, mapper, Mode.class, "one of \"plain\", \"a-b\", \"a blank\", \"class\", \"true\", \"var\", \"a\u2013z\", \"x, int y) { } String z(\", \"wire\""), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        Mode readMode(Object value, String path) {
            return (Mode) mapped(value, path, mapper, Mode.class, "one of \"plain\", \"a-b\", \"a blank\", \"class\", \"true\", \"var\", \"a\u2013z\", \"x, int y) { } String z(\", \"wire\"");
        }

        Box readBox(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Box(
                        stringValue(members.get("a blank"), "[\"a blank\"]"),
                        intValue(members.get("class"), "class"),
                        readMode(members.get("a-b"), "a-b"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, orDefault, intValue, longValue, booleanValue, stringValue,
        //     elements, members, decimal, whole, wholeNumber, childPath, elementPath, isSimpleName, quote,
        //     rejected, MOST_NESTED, MOST_CONSTANTS, mapped, mappedKey, keyOf, readMapped, tree, treeAt,
        //     numberNode, mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
