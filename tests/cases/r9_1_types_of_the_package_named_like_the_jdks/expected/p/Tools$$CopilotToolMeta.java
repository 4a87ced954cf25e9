package p;

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
import java.lang.IllegalStateException;
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
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
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
    public java.util.List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "map", object(
                            "type", "object",
                            "additionalProperties", object(
                                "type", "array",
                                "items", structure(
                                    object(
                                        "key", typed("string"),
                                        "values", object("type", "array", "items", typed("integer"))),
                                    "key", "values"))),
                        "set", object("type", "string", "enum", list("ONE", "TWO")),
                        "any", object(),
                        "number", typed("number"),
                        "own", structure(object())),
                    "map", "any", "number", "own"),
                new Handler(0, "take", instance, mapper), null, null, null, null, null));
        // complete
        tools.add(new ToolDefinition(
                "complete",
                "Completes.",
                structure(object("delay", typed("integer")), "delay"),
                new Handler(1, "complete", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static java.util.List<ToolDefinition> definitions(Tools instance) {
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
                    // take
                    Object map = argument(0, "map");
                    Object set = argument(1, "set");
                    Object any = argument(2, "any");
                    Object number_ = argument(3, "number");
                    Object own = argument(4, "own");
                    requireValid("map", "set", "any", "number", "own");
                    return completed(instance.take((Map) map, (Optional) set, any, (BigDecimal) number_, (List) own));
                }
                default: {
                    // complete
                    Object delay = argument(5, "delay");
                    requireValid("delay");
                    return jsonLater(instance.complete((long) delay), mapper, tool);
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return map(7, 6, value, new LinkedHashMap());
                case 1:
                    return optional(8, value);
                case 2:
                    return anyValue(value);
                case 3:
                    return bigDecimalValue(value);
                case 4:
                    return mapped(value, List.class, "an object");
                case 5:
                    return longValue(value);
                case 6:
                    return collection(9, value, new ArrayList());
                case 7:
                    return stringValue(value);
                case 8:
                    return readSet(value);
                case 9:
                    return readEntry(value);
                case 10:
                    return stringValue(value);
                case 11:
                    return collection(12, value, new ArrayList());
                default:
                    return intValue(value);
            }
        }

        Tools.Set readSet(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "ONE":
                        return Tools.Set.ONE;
                    case "TWO":
                        return Tools.Set.TWO;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"ONE\", \"TWO\"", value);
        }

        Tools.Entry readEntry(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Entry(
                    (String) member(10, members, "key"),
                    (java.util.List) member(11, members, "values"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, anyValue, firstOf,
        //     optional, elements, members, descend, collection, map, member, valueAt, MOST_DIGITS, intValue,
        //     longValue, whole, stringValue, bigDecimalValue, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS,
        //     mapped, readMapped, treeAt, numberNode, mappingError, wrongValue, rangeOf, expectation, constants,
        //     completed, failed, json, jsonLater, Delivery, JsonDelivery, ArgumentError
        // End of the runtime helpers.
    }
}
