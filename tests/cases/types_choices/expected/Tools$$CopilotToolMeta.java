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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(9);
        // paint
        tools.add(new ToolDefinition(
                "paint",
                "An enum: its constants' names and nothing else.",
                structure(object("color", object("type", "string", "enum", list("RED", "GREEN"))), "color"),
                new Handler(0, "paint", instance, mapper), null, null, null, null, null));
        // ship
        tools.add(new ToolDefinition(
                "ship",
                "An enum with names for JSON.",
                structure(object("speed", object("type", "string", "enum", list("STANDARD", "next-day"))), "speed"),
                new Handler(1, "ship", instance, mapper), null, null, null, null, null));
        // rank
        tools.add(new ToolDefinition(
                "rank",
                "An enum named by code: the processor cannot know the values.",
                structure(object("level", typed("integer")), "level"),
                new Handler(2, "rank", instance, mapper), null, null, null, null, null));
        // pay
        tools.add(new ToolDefinition(
                "pay",
                "Subtypes told apart by a property; a sealed type needs it too.",
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
                new Handler(3, "pay", instance, mapper), null, null, null, null, null));
        // refund
        tools.add(new ToolDefinition(
                "refund",
                "One of the subtypes alone: Jackson wants the property all the same.",
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
                new Handler(4, "refund", instance, mapper), null, null, null, null, null));
        // notify
        tools.add(new ToolDefinition(
                "notify",
                "The property is one that the types have anyway.",
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
                new Handler(5, "notify", instance, mapper), null, null, null, null, null));
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "The subtype's name around the object.",
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
                new Handler(6, "draw", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Told apart by the properties that there are.",
                structure(
                    object(
                        "query", object(
                            "oneOf", list(
                                structure(object("id", typed("integer")), "id"),
                                structure(object("text", typed("string")), "text")))),
                    "query"),
                new Handler(7, "find", instance, mapper), null, null, null, null, null));
        // weigh
        tools.add(new ToolDefinition(
                "weigh",
                "A sealed type of which Jackson is told nothing cannot be read.",
                structure(
                    object(
                        "load", object(
                            "oneOf", list(
                                structure(object("grams", typed("integer")), "grams"),
                                structure(object("litres", typed("number")), "litres")))),
                    "load"),
                new Handler(8, "weigh", instance, mapper), null, null, null, null, null));
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
                        // paint
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Color color = readColor(arguments.get("color"), "color");
                        return completed(instance.paint(color));
                    }
                    case 1: {
                        // ship
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Speed speed = readSpeed(arguments.get("speed"), "speed");
                        return completed(instance.ship(speed));
                    }
                    case 2: {
                        // rank
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Level level = readLevel(arguments.get("level"), "level");
                        return completed(instance.rank(level));
                    }
                    case 3: {
                        // pay
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Payment payment = readPayment(arguments.get("payment"), "payment");
                        return completed(instance.pay(payment));
                    }
                    case 4: {
                        // refund
                        Map<?, ?> arguments = arguments(invocation);
                        List coupons = readListOfCoupon(arguments.get("coupons"), "coupons");
                        return completed(instance.refund(coupons));
                    }
                    case 5: {
                        // notify
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Message message = readMessage(arguments.get("message"), "message");
                        return completed(instance.notify(message));
                    }
                    case 6: {
                        // draw
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Figure figure = readFigure(arguments.get("figure"), "figure");
                        return completed(instance.draw(figure));
                    }
                    case 7: {
                        // find
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Query query = readQuery(arguments.get("query"), "query");
                        return completed(instance.find(query));
                    }
                    default: {
                        // weigh
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Load load = readLoad(arguments.get("load"), "load");
                        return completed(instance.weigh(load));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Color readColor(Object value, String path) {
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
            throw new Fault(path, "one of \"RED\", \"GREEN\"", value);
        }

        Tools.Speed readSpeed(Object value, String path) {
            return (Tools.Speed) mapped(value, path, mapper, Tools.Speed.class, "one of \"STANDARD\", \"next-day\"");
        }

        Tools.Level readLevel(Object value, String path) {
            return (Tools.Level) mapped(value, path, mapper, Tools.Level.class, "a Tools.Level");
        }

        Tools.Payment readPayment(Object value, String path) {
            return (Tools.Payment) mapped(value, path, mapper, Tools.Payment.class, "an object (Tools.Payment) whose \"kind\" is one of \"card\", \"cash\"");
        }

        ArrayList readListOfCoupon(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readCoupon(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Message readMessage(Object value, String path) {
            return (Tools.Message) mapped(value, path, mapper, Tools.Message.class, "an object (Tools.Message) whose \"via\" is one of \"mail\", \"phone\"");
        }

        Tools.Figure readFigure(Object value, String path) {
            return (Tools.Figure) mapped(value, path, mapper, Tools.Figure.class, "an object (Tools.Figure)");
        }

        Tools.Query readQuery(Object value, String path) {
            return (Tools.Query) mapped(value, path, mapper, Tools.Query.class, "an object (Tools.Query)");
        }

        Tools.Load readLoad(Object value, String path) {
            return (Tools.Load) mapped(value, path, mapper, Tools.Load.class, "an object (Tools.Load)");
        }

        Tools.Coupon readCoupon(Object value, String path) {
            return (Tools.Coupon) mapped(value, path, mapper, Tools.Coupon.class, "an object (Tools.Coupon)");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, elements, decimal, wholeNumber, childPath, elementPath,
        //     isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree, treeAt,
        //     numberNode, mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
