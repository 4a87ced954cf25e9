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
import java.lang.Exception;
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
        // tree
        tools.add(new ToolDefinition(
                "tree",
                "Shows a tree.",
                object(
                    "type", "object",
                    "properties", object("tree", object("$ref", "#/$defs/Tree", "description", "The tree.")),
                    "required", list("tree"),
                    "$defs", object("Tree", object("type", "object", "additionalProperties", object("$ref", "#/$defs/Tree")))),
                new Handler(0, "tree", instance, mapper), null, null, null, null, null));
        // nest
        tools.add(new ToolDefinition(
                "nest",
                "Shows a nest.",
                object(
                    "type", "object",
                    "properties", object("nest", object("$ref", "#/$defs/Nest", "description", "The nest.")),
                    "required", list("nest"),
                    "$defs", object("Nest", object("type", "array", "items", object("$ref", "#/$defs/Nest")))),
                new Handler(1, "nest", instance, mapper), null, null, null, null, null));
        // person
        tools.add(new ToolDefinition(
                "person",
                "Shows a person.",
                object(
                    "type", "object",
                    "properties", object(
                        "person", object("$ref", "#/$defs/Person", "description", "The person."),
                        "unused", typed("integer", "Unused.")),
                    "required", list("person", "unused"),
                    "$defs", object(
                        "Person", structure(
                            object(
                                "name", typed("string"),
                                "friends", object("type", "object", "additionalProperties", object("$ref", "#/$defs/Person"))),
                            "name", "friends"))),
                new Handler(2, "person", instance, mapper), null, null, null, null, null));
        // distances
        tools.add(new ToolDefinition(
                "distances",
                "Shows distances.",
                structure(
                    object(
                        "distances", object(
                            "type", "object",
                            "properties", object(
                                "from", typed("string"),
                                "to", object("type", "object", "additionalProperties", typed("integer"))),
                            "required", list("from", "to"),
                            "description", "The distances."),
                        "unused", typed("integer", "Unused.")),
                    "distances", "unused"),
                new Handler(3, "distances", instance, mapper), null, null, null, null, null));
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
                        // tree
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Tree tree = readTree(arguments.get("tree"), "tree");
                        return completed(instance.tree(tree));
                    }
                    case 1: {
                        // nest
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Nest nest = readNest(arguments.get("nest"), "nest");
                        return completed(instance.nest(nest));
                    }
                    case 2: {
                        // person
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Person person = readPerson(arguments.get("person"), "person");
                        int unused = intValue(arguments.get("unused"), "unused");
                        return completed(instance.person(person, unused));
                    }
                    default: {
                        // distances
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Distances distances = readDistances(arguments.get("distances"), "distances");
                        int unused = intValue(arguments.get("unused"), "unused");
                        return completed(instance.distances(distances, unused));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Tree readTree(Object value, String path) {
            Map<?, ?> members = members(value, path);
            Tools.Tree result = new Tools.Tree();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readTree(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        Tools.Nest readNest(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Tools.Nest result = new Tools.Nest();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readNest(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        Tools.Person readPerson(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Person(
                        stringValue(members.get("name"), "name"),
                        readMapOfSidePerson(members.get("friends"), "friends"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Distances readDistances(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Distances(
                        stringValue(members.get("from"), "from"),
                        readMapOfPlaceInteger(members.get("to"), "to"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        LinkedHashMap readMapOfSidePerson(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readSide(name, ""), readPerson(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        LinkedHashMap readMapOfPlaceInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((Tools.Place) mappedKey(name, mapper, Tools.Place.class, "a Tools.Place"), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        Tools.Side readSide(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "LEFT":
                        return Tools.Side.LEFT;
                    case "RIGHT":
                        return Tools.Side.RIGHT;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"LEFT\", \"RIGHT\"", value);
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, stringValue, elements, members, decimal, whole,
        //     childPath, elementPath, isSimpleName, quote, rejected, MOST_CONSTANTS, mappedKey, keyOf,
        //     mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
