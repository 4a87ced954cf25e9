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
        // order
        tools.add(new ToolDefinition(
                "order",
                "A record as the only parameter: its components are the arguments.",
                structure(object("item", typed("string"), "quantity", typed("integer")), "item", "quantity"),
                new Handler(0, "order", instance, mapper), null, null, null, null, null));
        // show
        tools.add(new ToolDefinition(
                "show",
                "A record beside another parameter is an object.",
                structure(
                    object(
                        "at", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "zoom", typed("integer")),
                    "at", "zoom"),
                new Handler(1, "show", instance, mapper), null, null, null, null, null));
        // pack
        tools.add(new ToolDefinition(
                "pack",
                "Records inside other types, nested to any depth.",
                structure(
                    object(
                        "parcels", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "to", structure(
                                        object("street", typed("string"), "town", typed("string")),
                                        "street", "town"),
                                    "grams", object("type", "array", "items", typed("integer"))),
                                "to", "grams"))),
                    "parcels"),
                new Handler(2, "pack", instance, mapper), null, null, null, null, null));
        // measure
        tools.add(new ToolDefinition(
                "measure",
                "A record's constructor may refuse; its exception stays hidden.",
                structure(
                    object(
                        "spans", object(
                            "type", "array",
                            "items", structure(object("from", typed("integer"), "to", typed("integer")), "from", "to"))),
                    "spans"),
                new Handler(3, "measure", instance, mapper), null, null, null, null, null));
        // turn
        tools.add(new ToolDefinition(
                "turn",
                "Type arguments take the place of type parameters.",
                structure(
                    object("items", object("type", "array", "items", typed("string")), "next", typed("integer")),
                    "items", "next"),
                new Handler(4, "turn", instance, mapper), null, null, null, null, null));
        // walk
        tools.add(new ToolDefinition(
                "walk",
                "A type that contains itself.",
                object(
                    "type", "object",
                    "properties", object("folders", object("type", "array", "items", object("$ref", "#/$defs/Folder"))),
                    "required", list("folders"),
                    "$defs", object(
                        "Folder", structure(
                            object(
                                "name", typed("string"),
                                "folders", object("type", "array", "items", object("$ref", "#/$defs/Folder"))),
                            "name", "folders"))),
                new Handler(5, "walk", instance, mapper), null, null, null, null, null));
        // book
        tools.add(new ToolDefinition(
                "book",
                "A class: what Jackson would set, nothing of it required.",
                structure(
                    object("room", structure(object("name", typed("string"), "seats", typed("integer")))),
                    "room"),
                new Handler(6, "book", instance, mapper), null, null, null, null, null));
        // print
        tools.add(new ToolDefinition(
                "print",
                "A class with a superclass: inherited properties first.",
                structure(
                    object("invoice", structure(object("number", typed("string"), "total", typed("number")))),
                    "invoice"),
                new Handler(7, "print", instance, mapper), null, null, null, null, null));
        // measure_shape
        tools.add(new ToolDefinition(
                "measure_shape",
                "An interface is some object; Jackson must be told how to make it.",
                structure(object("shape", typed("object")), "shape"),
                new Handler(8, "measure_shape", instance, mapper), null, null, null, null, null));
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
                        // order
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Order record;
                        try {
                            record = new Tools.Order(
                                    stringValue(arguments.get("item"), "item"),
                                    intValue(arguments.get("quantity"), "quantity"));
                        } catch (Fault fault) {
                            throw fault;
                        } catch (Exception refused) {
                            throw rejected("");
                        }
                        return completed(instance.order(record));
                    }
                    case 1: {
                        // show
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Point at = readPoint(arguments.get("at"), "at");
                        int zoom = intValue(arguments.get("zoom"), "zoom");
                        return completed(instance.show(at, zoom));
                    }
                    case 2: {
                        // pack
                        Map<?, ?> arguments = arguments(invocation);
                        List parcels = readListOfParcel(arguments.get("parcels"), "parcels");
                        return completed(instance.pack(parcels));
                    }
                    case 3: {
                        // measure
                        Map<?, ?> arguments = arguments(invocation);
                        List spans = readListOfSpan(arguments.get("spans"), "spans");
                        return completed(instance.measure(spans));
                    }
                    case 4: {
                        // turn
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Page record;
                        try {
                            record = new Tools.Page(
                                    readListOfString(arguments.get("items"), "items"),
                                    intValue(arguments.get("next"), "next"));
                        } catch (Fault fault) {
                            throw fault;
                        } catch (Exception refused) {
                            throw rejected("");
                        }
                        return completed(instance.turn(record));
                    }
                    case 5: {
                        // walk
                        Map<?, ?> arguments = arguments(invocation);
                        List folders = readListOfFolder(arguments.get("folders"), "folders");
                        return completed(instance.walk(folders));
                    }
                    case 6: {
                        // book
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Room room = readRoom(arguments.get("room"), "room");
                        return completed(instance.book(room));
                    }
                    case 7: {
                        // print
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Invoice invoice = readInvoice(arguments.get("invoice"), "invoice");
                        return completed(instance.print(invoice));
                    }
                    default: {
                        // measure_shape
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Shape shape = readShape(arguments.get("shape"), "shape");
                        return completed(instance.measureShape(shape));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
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

        ArrayList readListOfParcel(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readParcel(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfSpan(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readSpan(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfFolder(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readFolder(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Room readRoom(Object value, String path) {
            return (Tools.Room) mapped(value, path, mapper, Tools.Room.class, "an object (Tools.Room)");
        }

        Tools.Invoice readInvoice(Object value, String path) {
            return (Tools.Invoice) mapped(value, path, mapper, Tools.Invoice.class, "an object (Tools.Invoice)");
        }

        Tools.Shape readShape(Object value, String path) {
            return (Tools.Shape) mapped(value, path, mapper, Tools.Shape.class, "an object (Tools.Shape)");
        }

        Tools.Parcel readParcel(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Parcel(
                        readAddress(members.get("to"), "to"),
                        readListOfInteger(members.get("grams"), "grams"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Span readSpan(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Span(intValue(members.get("from"), "from"), intValue(members.get("to"), "to"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Folder readFolder(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Folder(
                        stringValue(members.get("name"), "name"),
                        readListOfFolder(members.get("folders"), "folders"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Address readAddress(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Address(
                        stringValue(members.get("street"), "street"),
                        stringValue(members.get("town"), "town"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        ArrayList readListOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, stringValue, elements, members, decimal, whole,
        //     wholeNumber, childPath, elementPath, isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS,
        //     mapped, readMapped, tree, treeAt, numberNode, mappingFault, knownTypes, expectation, constants,
        //     completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
