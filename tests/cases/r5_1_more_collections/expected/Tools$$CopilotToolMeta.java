import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.ArithmeticException;
import java.lang.Character;
import java.lang.Integer;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

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
        // collect
        tools.add(new ToolDefinition(
                "collect",
                "Collects.",
                structure(
                    object(
                        "words", object("type", "array", "items", typed("string")),
                        "table", object("type", "object", "additionalProperties", typed("integer")),
                        "vector", object("type", "array", "items", typed("integer")),
                        "stack", object("type", "array", "items", typed("integer")),
                        "priority", object("type", "array", "items", typed("integer")),
                        "navigable", object("type", "array", "items", typed("string")),
                        "copying", object("type", "array", "items", typed("string")),
                        "concurrent", object("type", "object", "additionalProperties", typed("integer")),
                        "sorted", object("type", "object", "additionalProperties", typed("integer")),
                        "colours", object("type", "array", "items", object("type", "string", "enum", list("RED", "GREEN")))),
                    "words", "table", "vector", "stack", "priority", "navigable", "copying", "concurrent", "sorted", "colours"),
                new Handler(instance), null, null, null, null, null));
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

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // collect
                Map<?, ?> arguments = arguments(invocation);
                Tools.Words words = readWords(arguments.get("words"), "words");
                Tools.Table table = readTable(arguments.get("table"), "table");
                Vector vector = readVectorOfInteger(arguments.get("vector"), "vector");
                Stack stack = readStackOfInteger(arguments.get("stack"), "stack");
                PriorityQueue priority = readPriorityQueueOfInteger(arguments.get("priority"), "priority");
                NavigableSet navigable = readNavigableSetOfString(arguments.get("navigable"), "navigable");
                CopyOnWriteArrayList copying = readCopyOnWriteArrayListOfString(arguments.get("copying"), "copying");
                ConcurrentHashMap concurrent = readConcurrentHashMapOfStringInteger(arguments.get("concurrent"), "concurrent");
                NavigableMap sorted = readNavigableMapOfStringInteger(arguments.get("sorted"), "sorted");
                EnumSet colours = readEnumSetOfColour(arguments.get("colours"), "colours");
                return completed(instance.collect(words, table, vector, stack, priority, navigable, copying, concurrent, sorted, colours));
            } catch (Fault fault) {
                return refused(fault, "collect");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Words readWords(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Tools.Words result = new Tools.Words();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        Tools.Table readTable(Object value, String path) {
            Map<?, ?> members = members(value, path);
            Tools.Table result = new Tools.Table();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        Vector readVectorOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Vector result = new Vector();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        Stack readStackOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Stack result = new Stack();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        PriorityQueue readPriorityQueueOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            PriorityQueue result = new PriorityQueue();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        TreeSet readNavigableSetOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            TreeSet result = new TreeSet();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        CopyOnWriteArrayList readCopyOnWriteArrayListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            CopyOnWriteArrayList result = new CopyOnWriteArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        ConcurrentHashMap readConcurrentHashMapOfStringInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            ConcurrentHashMap result = new ConcurrentHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        TreeMap readNavigableMapOfStringInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            TreeMap result = new TreeMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        EnumSet readEnumSetOfColour(Object value, String path) {
            Collection<?> elements = elements(value, path);
            EnumSet result = EnumSet.noneOf(Tools.Colour.class);
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readColour(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        Tools.Colour readColour(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Colour.RED;
                    case "GREEN":
                        return Tools.Colour.GREEN;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"RED\", \"GREEN\"", value);
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, stringValue, elements, members, decimal, whole,
        //     childPath, elementPath, isSimpleName, quote, rejected, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
