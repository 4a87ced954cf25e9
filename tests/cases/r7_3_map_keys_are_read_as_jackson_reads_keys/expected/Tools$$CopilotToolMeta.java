import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
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
import java.time.LocalDate;
import java.time.OffsetDateTime;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // moments
        tools.add(new ToolDefinition(
                "moments",
                "Moments, of which digits alone are none as keys.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(0, "moments", instance, mapper), null, null, null, null, null));
        // days
        tools.add(new ToolDefinition(
                "days",
                "Days.",
                structure(
                    object(
                        "value", object(
                            "type", "array",
                            "items", object("type", "object", "additionalProperties", typed("integer")))),
                    "value"),
                new Handler(1, "days", instance, mapper), null, null, null, null, null));
        // codes
        tools.add(new ToolDefinition(
                "codes",
                "Records of one string, which Jackson makes of keys by their constructor.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(2, "codes", instance, mapper), null, null, null, null, null));
        // parsed
        tools.add(new ToolDefinition(
                "parsed",
                "What a creator takes.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(3, "parsed", instance, mapper), null, null, null, null, null));
        // renamed
        tools.add(new ToolDefinition(
                "renamed",
                "Constants under other names.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(4, "renamed", instance, mapper), null, null, null, null, null));
        // classes
        tools.add(new ToolDefinition(
                "classes",
                "Classes, a type with type arguments.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(5, "classes", instance, mapper), null, null, null, null, null));
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
                        // moments
                        Map<?, ?> arguments = arguments(invocation);
                        Map value_ = readMapOfOffsetDateTimeInteger(arguments.get("value"), "value");
                        return completed(instance.moments(value_));
                    }
                    case 1: {
                        // days
                        Map<?, ?> arguments = arguments(invocation);
                        List value_ = readListOfMapOfLocalDateInteger(arguments.get("value"), "value");
                        return completed(instance.days(value_));
                    }
                    case 2: {
                        // codes
                        Map<?, ?> arguments = arguments(invocation);
                        Map value_ = readMapOfCodeInteger(arguments.get("value"), "value");
                        return completed(instance.codes(value_));
                    }
                    case 3: {
                        // parsed
                        Map<?, ?> arguments = arguments(invocation);
                        Map value_ = readMapOfParsedInteger(arguments.get("value"), "value");
                        return completed(instance.parsed(value_));
                    }
                    case 4: {
                        // renamed
                        Map<?, ?> arguments = arguments(invocation);
                        Map value_ = readMapOfRenamedInteger(arguments.get("value"), "value");
                        return completed(instance.renamed(value_));
                    }
                    default: {
                        // classes
                        Map<?, ?> arguments = arguments(invocation);
                        Map value_ = readMapOfClassOfObjectInteger(arguments.get("value"), "value");
                        return completed(instance.classes(value_));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        LinkedHashMap readMapOfOffsetDateTimeInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((OffsetDateTime) mappedKey(name, mapper, OffsetDateTime.class, "an ISO 8601 date and time with offset"), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        ArrayList readListOfMapOfLocalDateInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readMapOfLocalDateInteger(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfCodeInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((Tools.Code) mappedKey(name, mapper, Tools.Code.class, "a Tools.Code"), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        LinkedHashMap readMapOfParsedInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((Tools.Parsed) mappedKey(name, mapper, Tools.Parsed.class, "a Tools.Parsed"), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        LinkedHashMap readMapOfRenamedInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((Tools.Renamed) mappedKey(name, mapper, Tools.Renamed.class, "one of \"the-first\""), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        LinkedHashMap readMapOfClassOfObjectInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((Class) mappedKey(name, mapper, new TypeReference<Class<Object>>() {}, "the full name of a class"), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        LinkedHashMap readMapOfLocalDateInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((LocalDate) mappedKey(name, mapper, LocalDate.class, "an ISO 8601 date"), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, elements, members, decimal, whole, childPath,
        //     elementPath, isSimpleName, quote, rejected, MOST_CONSTANTS, mappedKey, keyOf, mappingFault,
        //     knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
