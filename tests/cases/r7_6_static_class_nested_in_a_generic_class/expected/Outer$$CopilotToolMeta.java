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
        private final int tool;
        private final String name;
        private final Outer instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, Outer instance, ObjectMapper mapper) {
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
                        // nested
                        Map<?, ?> arguments = arguments(invocation);
                        Outer.Nested value_ = readNestedOfString(arguments.get("value"), "value");
                        List more = readListOfNestedOfObject(arguments.get("more"), "more");
                        return completed(instance.nested(value_, more));
                    }
                    default: {
                        // member
                        Map<?, ?> arguments = arguments(invocation);
                        Outer.Holder.Member value_ = readMemberOfObject(arguments.get("value"), "value");
                        int number = intValue(arguments.get("number"), "number");
                        return completed(instance.member(value_, number));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Outer.Nested readNestedOfString(Object value, String path) {
            return (Outer.Nested) mapped(value, path, mapper, new TypeReference<Outer.Nested<String>>() {}, "an object (Outer.Nested<String>)");
        }

        ArrayList readListOfNestedOfObject(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readNestedOfObject(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Outer.Holder.Member readMemberOfObject(Object value, String path) {
            return (Outer.Holder.Member) mapped(value, path, mapper, new TypeReference<Outer.Holder.Member<Object>>() {}, "an object (Outer.Holder.Member<Object>)");
        }

        Outer.Nested readNestedOfObject(Object value, String path) {
            return (Outer.Nested) mapped(value, path, mapper, new TypeReference<Outer.Nested<Object>>() {}, "an object (Outer.Nested<Object>)");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, elements, decimal, whole, wholeNumber, childPath,
        //     elementPath, isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree,
        //     treeAt, numberNode, mappingFault, knownTypes, expectation, constants, completed, failed, refused,
        //     Fault
        // End of the runtime helpers.
    }
}
