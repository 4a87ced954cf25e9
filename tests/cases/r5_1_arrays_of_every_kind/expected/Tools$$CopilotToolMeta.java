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
import java.lang.Boolean;
import java.lang.Double;
import java.lang.Exception;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object(
                        "ints", object("type", "array", "items", typed("integer")),
                        "longs", object("type", "array", "items", typed("integer")),
                        "doubles", object("type", "array", "items", typed("number")),
                        "flags", object("type", "array", "items", typed("boolean")),
                        "words", object("type", "array", "items", typed("string")),
                        "points", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                        "grid", object("type", "array", "items", object("type", "array", "items", typed("integer"))),
                        "lists", object("type", "array", "items", object("type", "array", "items", typed("string")))),
                    "ints", "longs", "doubles", "flags", "words", "points", "grid", "lists"),
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
                // show
                Map<?, ?> arguments = arguments(invocation);
                int[] ints = readArrayOfInt(arguments.get("ints"), "ints");
                long[] longs = readArrayOfLong(arguments.get("longs"), "longs");
                double[] doubles = readArrayOfDouble(arguments.get("doubles"), "doubles");
                boolean[] flags = readArrayOfBoolean(arguments.get("flags"), "flags");
                String[] words = readArrayOfString(arguments.get("words"), "words");
                Tools.Point[] points = readArrayOfPoint(arguments.get("points"), "points");
                int[][] grid = readArrayOfArrayOfInt(arguments.get("grid"), "grid");
                List[] lists = readArrayOfListOfString(arguments.get("lists"), "lists");
                return completed(instance.show(ints, longs, doubles, flags, words, points, grid, lists));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        int[] readArrayOfInt(Object value, String path) {
            Collection<?> elements = elements(value, path);
            int[] result = new int[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = intValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        long[] readArrayOfLong(Object value, String path) {
            Collection<?> elements = elements(value, path);
            long[] result = new long[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = longValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        double[] readArrayOfDouble(Object value, String path) {
            Collection<?> elements = elements(value, path);
            double[] result = new double[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = doubleValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        boolean[] readArrayOfBoolean(Object value, String path) {
            Collection<?> elements = elements(value, path);
            boolean[] result = new boolean[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = booleanValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        String[] readArrayOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            String[] result = new String[elements.size()];
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

        int[][] readArrayOfArrayOfInt(Object value, String path) {
            Collection<?> elements = elements(value, path);
            int[][] result = new int[elements.size()][];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readArrayOfInt(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        List[] readArrayOfListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            List[] result = new List[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readListOfString(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
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

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, longValue, doubleValue, booleanValue, stringValue, elements,
        //     members, decimal, whole, elementPath, rejected, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
