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

/** The tools of Outer: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "In a class.",
                structure(
                    object(
                        "value", structure(object("held", typed("string"))),
                        "more", object("type", "array", "items", structure(object("held", object())))),
                    "value", "more"),
                new Handler(0, "nested", instance, mapper), null, null, null, null, null));
        // member
        tools.add(new ToolDefinition(
                "member",
                "In an interface.",
                structure(
                    object("value", structure(object("held", object())), "number", typed("integer")),
                    "value", "number"),
                new Handler(1, "member", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer instance) {
        return new Outer$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Outer instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Outer instance, ObjectMapper mapper) {
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
        final Outer instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Outer instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
                    // nested
                    Object value = argument(0, "value");
                    Object more = argument(1, "more");
                    requireValid("value", "more");
                    return completed(instance.nested((Outer.Nested) value, (List) more));
                }
                default: {
                    // member
                    Object value = argument(2, "value");
                    Object number_ = argument(3, "number");
                    requireValid("value", "number");
                    return completed(instance.member((Outer.Holder.Member) value, (int) number_));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(value, new TypeReference<Outer.Nested<String>>() {}, "an object");
                case 1:
                    return collection(4, value, new ArrayList());
                case 2:
                    return mapped(value, new TypeReference<Outer.Holder.Member<Object>>() {}, "an object");
                case 3:
                    return intValue(value);
                default:
                    return mapped(value, new TypeReference<Outer.Nested<Object>>() {}, "an object");
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, elements, descend,
        //     collection, MOST_DIGITS, intValue, whole, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped,
        //     readMapped, treeAt, numberNode, mappingError, wrongValue, rangeOf, expectation, constants,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
