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
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // search
        tools.add(new ToolDefinition(
                "search",
                "Searches.",
                structure(
                    object(
                        "text", typed("string", "the words"),
                        "limit", object("type", "integer", "description", "How many.", "default", 10),
                        "order", object("type", "string", "enum", list("ASC", "DESC")),
                        "tags", object("type", "array", "items", typed("string"), "description", "Only these."),
                        "from", object("type", "string", "format", "date", "description", "From.")),
                    "text"),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "search", invocation).answer();
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
            // search
            Object argument = argument(0, "text");
            Object argument_ = orDefault(1, "limit", 10);
            Object argument__ = argument(2, "order");
            Object argument___ = argument(4, "tags");
            Object argument____ = argument(6, "from");
            requireValid("text", "limit", "order", "tags", "from");
            Tools.Query record;
            try {
                record = new Tools.Query(
                        (String) argument,
                        (int) argument_,
                        (Optional) argument__,
                        (List) argument___,
                        (LocalDate) argument____);
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
            return completed(instance.search(record));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return stringValue(value);
                case 1:
                    return intValue(value);
                case 2:
                    return optional(7, value);
                case 3:
                    return collection(0, value, new ArrayList());
                case 4:
                    return value == null ? null : value(3, value);
                case 5:
                    return mapped(text(value, "an ISO 8601 date"), LocalDate.class, "an ISO 8601 date");
                case 6:
                    return value == null ? null : value(5, value);
                default:
                    return readOrder(value);
            }
        }

        Tools.Order readOrder(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "ASC":
                        return Tools.Order.ASC;
                    case "DESC":
                        return Tools.Order.DESC;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"ASC\", \"DESC\"", value);
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     orDefault, argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf,
        //     optional, elements, descend, collection, MOST_DIGITS, intValue, whole, stringValue, decimal,
        //     wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, text, readMapped, treeAt, numberNode,
        //     mappingError, wrongValue, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
