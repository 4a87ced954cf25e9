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

/** The tools of Finder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Finder$$CopilotToolMeta implements CopilotToolMetadataProvider<Finder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Finder$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Finder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object("key", object(), "query", structure(object("like", object(), "most", typed("integer")))),
                    "key", "query"),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Finder instance) {
        return new Finder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Finder instance;
        private final ObjectMapper mapper;

        Handler(Finder instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "find", invocation).answer();
        }
    }

    private static final class Call {
        final Finder instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Finder instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer() {
            try {
                return call();
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // find
            Object key = argument(0, "key");
            Object query = argument(1, "query");
            requireValid("key", "query");
            return completed(instance.find(key, (Finder.Query) query));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return anyValue(value);
                default:
                    return mapped(value, new TypeReference<Finder.Query<Object>>() {}, "an object");
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument, argumentOf,
        //     errorOf, requireValid, problems, unknown, distance, refused, anyValue, firstOf, MOST_DIGITS,
        //     decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, treeAt, numberNode,
        //     mappingError, wrongValue, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
