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
import java.util.EnumSet;
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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Private type arguments.",
                structure(
                    object(
                        "list", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                        "map", object(
                            "type", "object",
                            "additionalProperties", object(
                                "type", "array",
                                "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"))),
                        "one", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "arrays", object(
                            "type", "array",
                            "items", object(
                                "type", "array",
                                "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"))),
                        "colors", object("type", "array", "items", object("type", "string", "enum", list("RED", "GREEN"))),
                        "boxes", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "content", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                                "content")),
                        "shown", structure(
                            object(
                                "points", object(
                                    "type", "array",
                                    "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"))),
                            "points")),
                    "list", "map", "arrays", "colors", "boxes", "shown"),
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
            try {
                // take
                Map<?, ?> arguments = arguments(invocation);
                List list = readListOfPoint(arguments.get("list"), "list");
                Map map = readMapOfColorListOfPoint(arguments.get("map"), "map");
                Optional one = (Optional) optional(arguments.get("one") == null ? null : readPoint(arguments.get("one"), "one"));
                List arrays = readListOfArrayOfPoint(arguments.get("arrays"), "arrays");
                EnumSet colors = readEnumSetOfColor(arguments.get("colors"), "colors");
                List boxes = readListOfBoxOfPoint(arguments.get("boxes"), "boxes");
                Tools.Shown shown = readShown(arguments.get("shown"), "shown");
                return completed(instance.take(list, map, one, arrays, colors, boxes, shown));
            } catch (Fault fault) {
                return refused(fault, "take");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        ArrayList readListOfPoint(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readPoint(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfColorListOfPoint(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readColor(name, ""), readListOfPoint(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        Object readPoint(Object value, String path) {
            return (Object) mapped(value, path, mapper, named(mapper, Tools.class, "p.Tools$Point"), "an object (Tools.Point)");
        }

        ArrayList readListOfArrayOfPoint(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readArrayOfPoint(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        EnumSet readEnumSetOfColor(Object value, String path) {
            return (EnumSet) mapped(value, path, mapper, named(mapper, Tools.class, "java.util.EnumSet<p.Tools$Color>"), "an array");
        }

        ArrayList readListOfBoxOfPoint(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readBoxOfPoint(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Shown readShown(Object value, String path) {
            return (Tools.Shown) mapped(value, path, mapper, Tools.Shown.class, "an object (Tools.Shown)");
        }

        Object readColor(Object value, String path) {
            return (Object) mapped(value, path, mapper, named(mapper, Tools.class, "p.Tools$Color"), "one of \"RED\", \"GREEN\"");
        }

        Object readArrayOfPoint(Object value, String path) {
            return (Object) mapped(value, path, mapper, named(mapper, Tools.class, "[Lp.Tools$Point;"), "an array");
        }

        Object readBoxOfPoint(Object value, String path) {
            return (Object) mapped(value, path, mapper, named(mapper, Tools.class, "p.Tools$Box<p.Tools$Point>"), "an object (Tools.Box<Tools.Point>)");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, optional, elements, members, decimal, wholeNumber, childPath,
        //     elementPath, isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, named, readMapped,
        //     tree, treeAt, numberNode, mappingFault, knownTypes, expectation, constants, completed, failed,
        //     refused, Fault
        // End of the runtime helpers.
    }
}
