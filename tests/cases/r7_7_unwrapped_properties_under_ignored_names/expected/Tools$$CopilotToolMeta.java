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
        // room
        tools.add(new ToolDefinition(
                "room",
                "On properties.",
                structure(
                    object(
                        "room", structure(
                            object(
                                "guest", structure(object("name", typed("string"), "home_town", typed("string")), "home_town"),
                                "other", structure(object("name", typed("string"), "home_town", typed("string")), "home_town")))),
                    "room"),
                new Handler(0, "room", instance, mapper), null, null, null, null, null));
        // visitor
        tools.add(new ToolDefinition(
                "visitor",
                "On the class.",
                structure(
                    object(
                        "visitor", structure(object("name", typed("string"), "home_town", typed("string")), "home_town")),
                    "visitor"),
                new Handler(1, "visitor", instance, mapper), null, null, null, null, null));
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
                    // room
                    Object room = argument(0, "room");
                    requireValid("room");
                    return completed(instance.room((Tools.Room) room));
                }
                default: {
                    // visitor
                    Object visitor = argument(1, "visitor");
                    requireValid("visitor");
                    return completed(instance.visitor((Tools.Visitor) visitor));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(value(2, value), Tools.Room.class, "an object");
                case 1:
                    return mapped(value(3, value), Tools.Visitor.class, "an object");
                case 2:
                    return checkRoom(value);
                case 3:
                    return checkVisitor(value);
                case 4:
                    return checkGuest(value);
                default:
                    return checkGuest2(value);
            }
        }

        Object checkRoom(Object value) {
            if (value instanceof Map) {
                inspect(4, value, "guest");
                inspect(5, value, "other");
            }
            return value;
        }

        Object checkVisitor(Object value) {
            if (value instanceof Map) {
                require(value, "home_town");
            }
            return value;
        }

        Object checkGuest(Object value) {
            if (value instanceof Map) {
                require(value, "home_town");
            }
            return value;
        }

        Object checkGuest2(Object value) {
            if (value instanceof Map) {
                require(value, "home_town");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, descend, valueAt,
        //     inspect, inspectMember, require, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS,
        //     mapped, readMapped, treeAt, numberNode, mappingError, wrongValue, rangeOf, expectation, constants,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
