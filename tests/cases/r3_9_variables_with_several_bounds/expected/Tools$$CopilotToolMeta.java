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
import java.io.Serializable;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.CharSequence;
import java.lang.Character;
import java.lang.Class;
import java.lang.Comparable;
import java.lang.Double;
import java.lang.Enum;
import java.lang.Exception;
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
import java.util.RandomAccess;
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
        // name
        tools.add(new ToolDefinition(
                "name",
                "A class that fixes the argument of a later bound.",
                structure(
                    object("name", structure(object("text", typed("string"))), "more", typed("integer")),
                    "name", "more"),
                new Handler(0, "name", instance, mapper), null, null, null, null, null));
        // point
        tools.add(new ToolDefinition(
                "point",
                "A final one.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "more", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"))),
                    "point", "more"),
                new Handler(1, "point", instance, mapper), null, null, null, null, null));
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "The only parameter, a record.",
                structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                new Handler(2, "flat", instance, mapper), null, null, null, null, null));
        // texts
        tools.add(new ToolDefinition(
                "texts",
                "Arrays whose first bound is an interface.",
                structure(
                    object(
                        "values", object("type", "array", "items", typed("string")),
                        "deeper", object("type", "array", "items", object("type", "array", "items", typed("string"))),
                        "more", object("type", "array", "items", typed("string"))),
                    "values", "deeper", "more"),
                new Handler(3, "texts", instance, mapper), null, null, null, null, null));
        // several
        tools.add(new ToolDefinition(
                "several",
                "Several variables.",
                structure(
                    object(
                        "list", structure(object("text", typed("string"))),
                        "color", object("type", "string", "enum", list("RED", "BLUE")),
                        "names", object("type", "array", "items", structure(object("text", typed("string")))),
                        "map", object(
                            "type", "object",
                            "additionalProperties", object("type", "array", "items", structure(object("text", typed("string")))))),
                    "list", "color", "names", "map"),
                new Handler(4, "several", instance, mapper), null, null, null, null, null));
        // place
        tools.add(new ToolDefinition(
                "place",
                "A class that has no subclass with the bound here.",
                structure(
                    object(
                        "place", structure(object("text", typed("string"))),
                        "more", object("type", "array", "items", structure(object("text", typed("string"))))),
                    "place", "more"),
                new Handler(5, "place", instance, mapper), null, null, null, null, null));
        // any
        tools.add(new ToolDefinition(
                "any",
                "Anything that compares.",
                structure(object("one", object(), "more", object("type", "array", "items", object())), "one", "more"),
                new Handler(6, "any", instance, mapper), null, null, null, null, null));
        // clash
        tools.add(new ToolDefinition(
                "clash",
                "A class that has the name of a type variable in the companion.",
                structure(
                    object(
                        "one", structure(object("value", typed("integer"))),
                        "other", structure(object("value", typed("integer")))),
                    "one", "other"),
                new Handler(7, "clash", instance, mapper), null, null, null, null, null));
        // sealed
        tools.add(new ToolDefinition(
                "sealed",
                "A sealed type.",
                structure(
                    object(
                        "none", object(
                            "type", "array",
                            "items", object("oneOf", list(structure(object("radius", typed("integer")), "radius")))),
                        "number", typed("integer")),
                    "none", "number"),
                new Handler(8, "sealed", instance, mapper), null, null, null, null, null));
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
                        // name
                        return name(invocation);
                    }
                    case 1: {
                        // point
                        return point(invocation);
                    }
                    case 2: {
                        // flat
                        return flat(invocation);
                    }
                    case 3: {
                        // texts
                        return texts(invocation);
                    }
                    case 4: {
                        // several
                        return several(invocation);
                    }
                    case 5: {
                        // place
                        return place(invocation);
                    }
                    case 6: {
                        // any
                        return any(invocation);
                    }
                    case 7: {
                        // clash
                        return clash(invocation);
                    }
                    default: {
                        // sealed
                        Map<?, ?> arguments = arguments(invocation);
                        List none = readListOfShape(arguments.get("none"), "none");
                        int number = intValue(arguments.get("number"), "number");
                        return completed(instance.sealed(none, number));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        <V0_ extends Tools.Name & Comparable<Tools.Name>> CompletableFuture<Object> name(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Tools.Name name_ = readName(arguments.get("name"), "name");
            int more = intValue(arguments.get("more"), "more");
            return completed(instance.name((V0_) bounded(name_, "name", 0, Comparable.class), more));
        }

        <V0_ extends Tools.Point & Comparable<Tools.Point>> CompletableFuture<Object> point(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Tools.Point point = readPoint(arguments.get("point"), "point");
            Tools.Point[] more = readArrayOfPoint(arguments.get("more"), "more");
            return completed(Tools.point((V0_) bounded(point, "point", 0, Comparable.class), (V0_[]) bounded(more, "more", 1, Comparable.class)));
        }

        <V0_ extends Tools.Point & Comparable<Tools.Point>> CompletableFuture<Object> flat(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Tools.Point record;
            try {
                record = new Tools.Point(intValue(arguments.get("x"), "x"), intValue(arguments.get("y"), "y"));
            } catch (Fault fault) {
                throw fault;
            } catch (Exception refused) {
                throw rejected("");
            }
            return completed(instance.flat((V0_) bounded(record, "", 0, Comparable.class)));
        }

        <V0_ extends CharSequence & Comparable<V0_>> CompletableFuture<Object> texts(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            CharSequence[] values = readArrayOfCharSequence(arguments.get("values"), "values");
            CharSequence[][] deeper = readArrayOfArrayOfCharSequence(arguments.get("deeper"), "deeper");
            CharSequence[] more = readArrayOfCharSequence(arguments.get("more"), "more");
            return completed(instance.texts((V0_[]) bounded(values, "values", 1, Comparable.class), (V0_[][]) bounded(deeper, "deeper", 2, Comparable.class), (V0_[]) bounded(more, "more", 1, Comparable.class)));
        }

        <V0_ extends Tools.Name & Comparable<Tools.Name>, V1 extends Enum<V1> & Comparable<V1>, V2 extends Tools.Color, V3 extends Collection<V0_> & RandomAccess, V4 extends Map<? super V2, ? extends V0_[]>> CompletableFuture<Object> several(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Tools.Name list = readName(arguments.get("list"), "list");
            Tools.Color color = readColor(arguments.get("color"), "color");
            Collection names = readCollectionOfName(arguments.get("names"), "names");
            Map map = readMapOfColorArrayOfName(arguments.get("map"), "map");
            return completed(instance.several((V0_) bounded(list, "list", 0, Comparable.class), (V2) color, (V3) bounded(names, "names", 0, RandomAccess.class), (V4) map));
        }

        <V0_ extends Tools.Place & Comparable<V0_>> CompletableFuture<Object> place(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Tools.Place place = readPlace(arguments.get("place"), "place");
            Tools.Place[] more = readArrayOfPlace(arguments.get("more"), "more");
            return completed(instance.place((V0_) bounded(place, "place", 0, Comparable.class), (V0_[]) bounded(more, "more", 1, Comparable.class)));
        }

        <V0_ extends Object & Comparable<? super V0_>> CompletableFuture<Object> any(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Object one = anyValue(arguments.get("one"), "one");
            Object[] more = readArrayOfObject(arguments.get("more"), "more");
            return completed(instance.any((V0_) bounded(one, "one", 0, Comparable.class), (V0_[]) bounded(more, "more", 1, Comparable.class)));
        }

        <V0_ extends V0 & Serializable> CompletableFuture<Object> clash(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            V0 one = readV0(arguments.get("one"), "one");
            V0 other = readV0(arguments.get("other"), "other");
            return completed(instance.clash((V0_) bounded(one, "one", 0, Serializable.class), other));
        }

        Tools.Name readName(Object value, String path) {
            return (Tools.Name) mapped(value, path, mapper, Tools.Name.class, "an object (Tools.Name)");
        }

        Tools.Point readPoint(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Point(intValue(members.get("x"), "x"), intValue(members.get("y"), "y"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Point[] readArrayOfPoint(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Tools.Point[] result = new Tools.Point[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readPoint(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        CharSequence[] readArrayOfCharSequence(Object value, String path) {
            Collection<?> elements = elements(value, path);
            CharSequence[] result = new CharSequence[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = stringValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        CharSequence[][] readArrayOfArrayOfCharSequence(Object value, String path) {
            Collection<?> elements = elements(value, path);
            CharSequence[][] result = new CharSequence[elements.size()][];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readArrayOfCharSequence(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Color readColor(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Color.RED;
                    case "BLUE":
                        return Tools.Color.BLUE;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"RED\", \"BLUE\"", value);
        }

        ArrayList readCollectionOfName(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readName(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfColorArrayOfName(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readColor(name, ""), readArrayOfName(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        Tools.Place readPlace(Object value, String path) {
            return (Tools.Place) mapped(value, path, mapper, Tools.Place.class, "an object (Tools.Place)");
        }

        Tools.Place[] readArrayOfPlace(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Tools.Place[] result = new Tools.Place[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readPlace(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Object[] readArrayOfObject(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Object[] result = new Object[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = anyValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        V0 readV0(Object value, String path) {
            return (V0) mapped(value, path, mapper, V0.class, "an object (V0)");
        }

        ArrayList readListOfShape(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readShape(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Name[] readArrayOfName(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Tools.Name[] result = new Tools.Name[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readName(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Shape readShape(Object value, String path) {
            return (Tools.Shape) mapped(value, path, mapper, Tools.Shape.class, "an object (Tools.Shape)");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, anyValue, bounded, intValue, stringValue, elements, members,
        //     decimal, whole, wholeNumber, childPath, elementPath, isSimpleName, quote, rejected, MOST_NESTED,
        //     MOST_CONSTANTS, mapped, readMapped, tree, treeAt, numberNode, mappingFault, knownTypes, expectation,
        //     constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
