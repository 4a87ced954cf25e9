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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object("value", typed("integer", "Count")), "value"),
                new Handler(0, "count", instance, mapper), null, null, null, null, null));
        // more
        tools.add(new ToolDefinition(
                "more",
                "Counts more.",
                structure(object("value", typed("integer", "Count")), "value"),
                new Handler(1, "more", instance, mapper), null, null, null, null, null));
        // flip
        tools.add(new ToolDefinition(
                "flip",
                "Switches.",
                structure(object("value", typed("boolean", "On")), "value"),
                new Handler(2, "flip", instance, mapper), null, null, null, null, null));
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
                        // count
                        Map<?, ?> arguments = arguments(invocation);
                        AtomicInteger value_ = readAtomicInteger(arguments.get("value"), "value");
                        return completed(instance.count(value_));
                    }
                    case 1: {
                        // more
                        Map<?, ?> arguments = arguments(invocation);
                        AtomicLong value_ = readAtomicLong(arguments.get("value"), "value");
                        return completed(instance.more(value_));
                    }
                    default: {
                        // flip
                        Map<?, ?> arguments = arguments(invocation);
                        AtomicBoolean value_ = readAtomicBoolean(arguments.get("value"), "value");
                        return completed(instance.flip(value_));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        AtomicInteger readAtomicInteger(Object value, String path) {
            return (AtomicInteger) mapped(value, path, mapper, AtomicInteger.class, "a value that an AtomicInteger can be read from");
        }

        AtomicLong readAtomicLong(Object value, String path) {
            return (AtomicLong) mapped(value, path, mapper, AtomicLong.class, "a value that an AtomicLong can be read from");
        }

        AtomicBoolean readAtomicBoolean(Object value, String path) {
            return (AtomicBoolean) mapped(value, path, mapper, AtomicBoolean.class, "a value that an AtomicBoolean can be read from");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, decimal, wholeNumber, childPath, elementPath, isSimpleName,
        //     quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree, treeAt, numberNode,
        //     mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
