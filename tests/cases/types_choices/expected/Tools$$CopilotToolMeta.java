import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
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
import java.lang.Class;
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
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
import java.util.Arrays;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(10);
        // paint
        tools.add(new ToolDefinition(
                "paint",
                "An enum: the names of its constants.",
                structure(object("color", object("type", "string", "enum", list("RED", "GREEN"))), "color"),
                new Handler(0, "paint", instance, mapper), null, null, null, null, null));
        // ship
        tools.add(new ToolDefinition(
                "ship",
                "An enum with names for JSON.",
                structure(object("speed", object("type", "string", "enum", list("STANDARD", "next-day"))), "speed"),
                new Handler(1, "ship", instance, mapper), null, null, null, null, null));
        // send
        tools.add(new ToolDefinition(
                "send",
                "`@EnumNaming` names all constants by one rule of Jackson's.",
                structure(object("carrier", object("type", "string", "enum", list("by-ship", "by-air"))), "carrier"),
                new Handler(2, "send", instance, mapper), null, null, null, null, null));
        // rank
        tools.add(new ToolDefinition(
                "rank",
                "An enum whose values a method returns: the processor cannot know them.",
                structure(object("level", typed("integer")), "level"),
                new Handler(3, "rank", instance, mapper), null, null, null, null, null));
        // pay
        tools.add(new ToolDefinition(
                "pay",
                "Subtypes identified by a property.",
                structure(
                    object(
                        "payment", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("card")),
                                        "number", typed("string")),
                                    "kind", "number"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("cash")),
                                        "amount", typed("integer")),
                                    "kind", "amount")))),
                    "payment"),
                new Handler(4, "pay", instance, mapper), null, null, null, null, null));
        // refund
        tools.add(new ToolDefinition(
                "refund",
                "One of the subtypes alone: Jackson requires the property here, too.",
                structure(
                    object(
                        "coupons", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "@type", object("type", "string", "enum", list("coupon")),
                                    "code", typed("string")),
                                "@type", "code"))),
                    "coupons"),
                new Handler(5, "refund", instance, mapper), null, null, null, null, null));
        // notify
        tools.add(new ToolDefinition(
                "notify",
                "The property is one of the types' own.",
                structure(
                    object(
                        "message", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "via", object("type", "string", "enum", list("mail")),
                                        "address", typed("string")),
                                    "via"),
                                structure(
                                    object(
                                        "via", object("type", "string", "enum", list("phone")),
                                        "number", typed("string")),
                                    "via")))),
                    "message"),
                new Handler(6, "notify", instance, mapper), null, null, null, null, null));
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "The subtype's name as a wrapper object.",
                structure(
                    object(
                        "figure", object(
                            "oneOf", list(
                                structure(
                                    object("circle", structure(object("radius", typed("number")), "radius")),
                                    "circle"),
                                structure(
                                    object("square", structure(object("side", typed("number")), "side")),
                                    "square")))),
                    "figure"),
                new Handler(7, "draw", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Subtypes identified by their properties.",
                structure(
                    object(
                        "query", object(
                            "oneOf", list(
                                structure(object("id", typed("integer")), "id"),
                                structure(object("text", typed("string")), "text")))),
                    "query"),
                new Handler(8, "find", instance, mapper), null, null, null, null, null));
        // weigh
        tools.add(new ToolDefinition(
                "weigh",
                "A sealed type of records without @JsonTypeInfo is identified by its properties, too.",
                structure(
                    object(
                        "load", object(
                            "oneOf", list(
                                structure(object("grams", typed("integer")), "grams"),
                                structure(object("litres", typed("number")), "litres")))),
                    "load"),
                new Handler(9, "weigh", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // paint
                    Object color = argument(0, "color");
                    requireValid("color");
                    return completed(instance.paint((Tools.Color) color));
                }
                case 1: {
                    // ship
                    Object speed = argument(1, "speed");
                    requireValid("speed");
                    return completed(instance.ship((Tools.Speed) speed));
                }
                case 2: {
                    // send
                    Object carrier = argument(2, "carrier");
                    requireValid("carrier");
                    return completed(instance.send((Tools.Carrier) carrier));
                }
                case 3: {
                    // rank
                    Object level = argument(3, "level");
                    requireValid("level");
                    return completed(instance.rank((Tools.Level) level));
                }
                case 4: {
                    // pay
                    Object payment = argument(4, "payment");
                    requireValid("payment");
                    return completed(instance.pay((Tools.Payment) payment));
                }
                case 5: {
                    // refund
                    Object coupons = argument(5, "coupons");
                    requireValid("coupons");
                    return completed(instance.refund((List) coupons));
                }
                case 6: {
                    // notify
                    Object message = argument(6, "message");
                    requireValid("message");
                    return completed(instance.notify((Tools.Message) message));
                }
                case 7: {
                    // draw
                    Object figure = argument(7, "figure");
                    requireValid("figure");
                    return completed(instance.draw((Tools.Figure) figure));
                }
                case 8: {
                    // find
                    Object query = argument(8, "query");
                    requireValid("query");
                    return completed(instance.find((Tools.Query) query));
                }
                default: {
                    // weigh
                    Object load = argument(9, "load");
                    requireValid("load");
                    return completed(instance.weigh((Tools.Load) load));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return readColor(value);
                case 1:
                    return readSpeed(value);
                case 2:
                    return readCarrier(value);
                case 3:
                    return mapped(value, Tools.Level.class, "an integer");
                case 4:
                    return mapped(value(10, value), Tools.Payment.class, "an object with kind \"card\" or \"cash\"");
                case 5:
                    return collection(11, value, new ArrayList());
                case 6:
                    return mapped(value(12, value), Tools.Message.class, "an object with via \"mail\" or \"phone\"");
                case 7:
                    return mapped(value(13, value), Tools.Figure.class, "an object with the one member \"circle\" or \"square\"");
                case 8:
                    return mapped(value(14, value), Tools.Query.class, "an object");
                case 9:
                    return deduced(value, "an object with \"grams\", or one with \"litres\"",
                            15, new String[][] {{"grams"}}, new String[][] {},
                            16, new String[][] {{"litres"}}, new String[][] {});
                case 10:
                    return tagged(value, "kind", "an object with kind \"card\" or \"cash\"", "card", 17, "cash", 18);
                case 11:
                    return mapped(value(19, value), Tools.Coupon.class, "an object");
                case 12:
                    return tagged(value, "via", "an object with via \"mail\" or \"phone\"", "mail", 20, "phone", 21);
                case 13:
                    return wrapped(value, "circle", 22, "square", 23);
                case 14:
                    return recognized(value,
                            24, new String[] {"id"},
                            25, new String[] {"text"});
                case 15:
                    return readSolid(value);
                case 16:
                    return readLiquid(value);
                case 17:
                    return checkCard(value);
                case 18:
                    return checkCash(value);
                case 19:
                    return checkCoupon(value);
                case 20:
                    return checkMail(value);
                case 21:
                    return checkCall(value);
                case 22:
                    return checkCircle(value);
                case 23:
                    return checkSquare(value);
                case 24:
                    return checkById(value);
                case 25:
                    return checkByText(value);
                case 26:
                    return intValue(value);
                case 27:
                    return doubleValue(value);
                case 28:
                    return constant(value, "card", "one of \"card\"");
                case 29:
                    return constant(value, "cash", "one of \"cash\"");
                case 30:
                    return constant(value, "coupon", "one of \"coupon\"");
                case 31:
                    return constant(value, "mail", "one of \"mail\"");
                default:
                    return constant(value, "phone", "one of \"phone\"");
            }
        }

        Tools.Color readColor(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Color.RED;
                    case "GREEN":
                        return Tools.Color.GREEN;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"RED\", \"GREEN\"", value);
        }

        Tools.Speed readSpeed(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "STANDARD":
                        return Tools.Speed.STANDARD;
                    case "next-day":
                        return Tools.Speed.NEXT_DAY;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"STANDARD\", \"next-day\"", value);
        }

        Tools.Carrier readCarrier(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "by-ship":
                        return Tools.Carrier.BY_SHIP;
                    case "by-air":
                        return Tools.Carrier.BY_AIR;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"by-ship\", \"by-air\"", value);
        }

        Tools.Solid readSolid(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Solid((int) member(26, members, "grams"));
        }

        Tools.Liquid readLiquid(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Liquid((double) member(27, members, "litres"));
        }

        Object checkCard(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(28, value, "kind");
                require(value, "number");
            }
            return value;
        }

        Object checkCash(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(29, value, "kind");
                require(value, "amount");
            }
            return value;
        }

        Object checkCoupon(Object value) {
            if (value instanceof Map) {
                require(value, "@type");
                inspect(30, value, "@type");
                require(value, "code");
            }
            return value;
        }

        Object checkMail(Object value) {
            if (value instanceof Map) {
                require(value, "via");
                inspect(31, value, "via");
            }
            return value;
        }

        Object checkCall(Object value) {
            if (value instanceof Map) {
                require(value, "via");
                inspect(32, value, "via");
            }
            return value;
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }

        Object checkById(Object value) {
            if (value instanceof Map) {
                require(value, "id");
            }
            return value;
        }

        Object checkByText(Object value) {
            if (value instanceof Map) {
                require(value, "text");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, elements, members,
        //     descend, collection, member, valueAt, inspect, inspectMember, require, constant, tagged, wrapped,
        //     recognized, deduced, cameOf, MOST_DIGITS, intValue, whole, doubleValue, decimal, wholeNumber,
        //     MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, treeAt, numberNode, mappingError, wrongValue,
        //     rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
