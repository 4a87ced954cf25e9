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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(14);
        // named
        tools.add(new ToolDefinition(
                "named",
                "`@JsonProperty` names a property.",
                structure(object("value", structure(object("given_name", typed("string")))), "value"),
                new Handler(0, "named", instance, mapper), null, null, null, null, null));
        // needed
        tools.add(new ToolDefinition(
                "needed",
                "It shows one as required, and brings in what is not public.",
                structure(object("value", structure(object("name", typed("string")), "name")), "value"),
                new Handler(1, "needed", instance, mapper), null, null, null, null, null));
        // read_only
        tools.add(new ToolDefinition(
                "read_only",
                "`access = READ_ONLY` leaves one out.",
                structure(object("value", structure(object("text", typed("string")))), "value"),
                new Handler(2, "read_only", instance, mapper), null, null, null, null, null));
        // ignored
        tools.add(new ToolDefinition(
                "ignored",
                "`@JsonIgnore`, `@JsonIgnoreProperties` and `@JsonIgnoreType` leave some out.",
                structure(object("value", structure(object("name", typed("string")))), "value"),
                new Handler(3, "ignored", instance, mapper), null, null, null, null, null));
        // aliased
        tools.add(new ToolDefinition(
                "aliased",
                "`@JsonAlias` is for reading only: the model is told one name.",
                structure(object("value", structure(object("email", typed("string")))), "value"),
                new Handler(4, "aliased", instance, mapper), null, null, null, null, null));
        // unwrapped
        tools.add(new ToolDefinition(
                "unwrapped",
                "`@JsonUnwrapped` takes an object's properties in.",
                structure(
                    object(
                        "value", structure(
                            object(
                                "name", typed("string"),
                                "home_street", typed("string"),
                                "home_town", typed("string")))),
                    "value"),
                new Handler(5, "unwrapped", instance, mapper), null, null, null, null, null));
        // any_setter
        tools.add(new ToolDefinition(
                "any_setter",
                "`@JsonAnySetter` takes all other properties.",
                structure(
                    object(
                        "value", object(
                            "type", "object",
                            "properties", object("name", typed("string")),
                            "required", list(),
                            "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(6, "any_setter", instance, mapper), null, null, null, null, null));
        // naming
        tools.add(new ToolDefinition(
                "naming",
                "`@JsonNaming` names all properties by one rule.",
                structure(object("value", structure(object("first_name", typed("string")))), "value"),
                new Handler(7, "naming", instance, mapper), null, null, null, null, null));
        // ordered
        tools.add(new ToolDefinition(
                "ordered",
                "`@JsonPropertyOrder` orders them.",
                structure(object("height", typed("integer"), "width", typed("integer")), "height", "width"),
                new Handler(8, "ordered", instance, mapper), null, null, null, null, null));
        // created
        tools.add(new ToolDefinition(
                "created",
                "`@JsonCreator` with named parameters: primitive ones are required.",
                structure(
                    object("value", structure(object("nights", typed("integer"), "town", typed("string")), "nights")),
                    "value"),
                new Handler(9, "created", instance, mapper), null, null, null, null, null));
        // delegating
        tools.add(new ToolDefinition(
                "delegating",
                "`@JsonCreator` with one value: it is that value.",
                structure(object("value", typed("string")), "value"),
                new Handler(10, "delegating", instance, mapper), null, null, null, null, null));
        // formatted
        tools.add(new ToolDefinition(
                "formatted",
                "`@JsonFormat` says how a value is written.",
                structure(
                    object("value", structure(object("day", typed("string"), "seats", typed("string")))),
                    "value"),
                new Handler(11, "formatted", instance, mapper), null, null, null, null, null));
        // described
        tools.add(new ToolDefinition(
                "described",
                "`@JsonClassDescription` and `@JsonPropertyDescription` describe.",
                structure(
                    object(
                        "value", object(
                            "type", "object",
                            "properties", object("to", typed("string", "A town.")),
                            "required", list(),
                            "description", "A journey.")),
                    "value"),
                new Handler(12, "described", instance, mapper), null, null, null, null, null));
        // records
        tools.add(new ToolDefinition(
                "records",
                "All of them count on records, too.",
                structure(
                    object(
                        "song", structure(object("song_title", typed("string"), "min", typed("integer")), "song_title", "min"),
                        "copies", typed("integer")),
                    "song", "copies"),
                new Handler(13, "records", instance, mapper), null, null, null, null, null));
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
                switch (tool / 10) {
                    case 0: {
                        return callFrom0(tool, invocation);
                    }
                    default: {
                        return callFrom10(tool, invocation);
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> callFrom0(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 0: {
                    // named
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Named value_ = readNamed(arguments.get("value"), "value");
                    return completed(instance.named(value_));
                }
                case 1: {
                    // needed
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Needed value_ = readNeeded(arguments.get("value"), "value");
                    return completed(instance.needed(value_));
                }
                case 2: {
                    // read_only
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Entry value_ = readEntry(arguments.get("value"), "value");
                    return completed(instance.readOnly(value_));
                }
                case 3: {
                    // ignored
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Account value_ = readAccount(arguments.get("value"), "value");
                    return completed(instance.ignored(value_));
                }
                case 4: {
                    // aliased
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Contact value_ = readContact(arguments.get("value"), "value");
                    return completed(instance.aliased(value_));
                }
                case 5: {
                    // unwrapped
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Guest value_ = readGuest(arguments.get("value"), "value");
                    return completed(instance.unwrapped(value_));
                }
                case 6: {
                    // any_setter
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Bag value_ = readBag(arguments.get("value"), "value");
                    return completed(instance.anySetter(value_));
                }
                case 7: {
                    // naming
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Person value_ = readPerson(arguments.get("value"), "value");
                    return completed(instance.naming(value_));
                }
                case 8: {
                    // ordered
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Size record;
                    try {
                        record = new Tools.Size(
                                intValue(arguments.get("width"), "width"),
                                intValue(arguments.get("height"), "height"));
                    } catch (Fault fault) {
                        throw fault;
                    } catch (Exception refused) {
                        throw rejected("");
                    }
                    return completed(instance.ordered(record));
                }
                default: {
                    // created
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Stay value_ = readStay(arguments.get("value"), "value");
                    return completed(instance.created(value_));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 10: {
                    // delegating
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Money value_ = readMoney(arguments.get("value"), "value");
                    return completed(instance.delegating(value_));
                }
                case 11: {
                    // formatted
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Event value_ = readEvent(arguments.get("value"), "value");
                    return completed(instance.formatted(value_));
                }
                case 12: {
                    // described
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Trip value_ = readTrip(arguments.get("value"), "value");
                    return completed(instance.described(value_));
                }
                default: {
                    // records
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Song song = readSong(arguments.get("song"), "song");
                    int copies = intValue(arguments.get("copies"), "copies");
                    return completed(instance.records(song, copies));
                }
            }
        }

        Tools.Named readNamed(Object value, String path) {
            return (Tools.Named) mapped(value, path, mapper, Tools.Named.class, "an object (Tools.Named)");
        }

        Tools.Needed readNeeded(Object value, String path) {
            return (Tools.Needed) mapped(value, path, mapper, Tools.Needed.class, "an object (Tools.Needed)");
        }

        Tools.Entry readEntry(Object value, String path) {
            return (Tools.Entry) mapped(value, path, mapper, Tools.Entry.class, "an object (Tools.Entry)");
        }

        Tools.Account readAccount(Object value, String path) {
            return (Tools.Account) mapped(value, path, mapper, Tools.Account.class, "an object (Tools.Account)");
        }

        Tools.Contact readContact(Object value, String path) {
            return (Tools.Contact) mapped(value, path, mapper, Tools.Contact.class, "an object (Tools.Contact)");
        }

        Tools.Guest readGuest(Object value, String path) {
            return (Tools.Guest) mapped(value, path, mapper, Tools.Guest.class, "an object (Tools.Guest)");
        }

        Tools.Bag readBag(Object value, String path) {
            return (Tools.Bag) mapped(value, path, mapper, Tools.Bag.class, "an object (Tools.Bag)");
        }

        Tools.Person readPerson(Object value, String path) {
            return (Tools.Person) mapped(value, path, mapper, Tools.Person.class, "an object (Tools.Person)");
        }

        Tools.Stay readStay(Object value, String path) {
            return (Tools.Stay) mapped(value, path, mapper, Tools.Stay.class, "an object (Tools.Stay)");
        }

        Tools.Money readMoney(Object value, String path) {
            return (Tools.Money) mapped(value, path, mapper, Tools.Money.class, "a Tools.Money");
        }

        Tools.Event readEvent(Object value, String path) {
            return (Tools.Event) mapped(value, path, mapper, Tools.Event.class, "an object (Tools.Event)");
        }

        Tools.Trip readTrip(Object value, String path) {
            return (Tools.Trip) mapped(value, path, mapper, Tools.Trip.class, "an object (Tools.Trip)");
        }

        Tools.Song readSong(Object value, String path) {
            return (Tools.Song) mapped(value, path, mapper, Tools.Song.class, "an object (Tools.Song)");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, decimal, whole, wholeNumber, childPath, elementPath,
        //     isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree, treeAt,
        //     numberNode, mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
