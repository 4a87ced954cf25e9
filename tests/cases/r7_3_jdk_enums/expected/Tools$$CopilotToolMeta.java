import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.time.DayOfWeek;
import java.time.Month;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

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
        // pause
        tools.add(new ToolDefinition(
                "pause",
                "Waits.",
                structure(
                    object(
                        "unit", object(
                            "type", "string",
                            "enum", list("NANOSECONDS", "MICROSECONDS", "MILLISECONDS", "SECONDS", "MINUTES", "HOURS", "DAYS")),
                        "day", object(
                            "type", "string",
                            "enum", list("MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY")),
                        "months", object(
                            "type", "array",
                            "items", object(
                                "type", "string",
                                "enum", list(
                                    "JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER",
                                    "OCTOBER", "NOVEMBER", "DECEMBER")))),
                    "unit", "day", "months"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // pause
                Map<?, ?> arguments = arguments(invocation);
                TimeUnit unit = readTimeUnit(arguments.get("unit"), "unit");
                DayOfWeek day = readDayOfWeek(arguments.get("day"), "day");
                List months = readListOfMonth(arguments.get("months"), "months");
                return completed(instance.pause(unit, day, months));
            } catch (Fault fault) {
                return refused(fault, "pause");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        TimeUnit readTimeUnit(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "NANOSECONDS":
                        return TimeUnit.NANOSECONDS;
                    case "MICROSECONDS":
                        return TimeUnit.MICROSECONDS;
                    case "MILLISECONDS":
                        return TimeUnit.MILLISECONDS;
                    case "SECONDS":
                        return TimeUnit.SECONDS;
                    case "MINUTES":
                        return TimeUnit.MINUTES;
                    case "HOURS":
                        return TimeUnit.HOURS;
                    case "DAYS":
                        return TimeUnit.DAYS;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"NANOSECONDS\", \"MICROSECONDS\", \"MILLISECONDS\", \"SECONDS\", \"MINUTES\", \"HOURS\", \"DAYS\"", value);
        }

        DayOfWeek readDayOfWeek(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "MONDAY":
                        return DayOfWeek.MONDAY;
                    case "TUESDAY":
                        return DayOfWeek.TUESDAY;
                    case "WEDNESDAY":
                        return DayOfWeek.WEDNESDAY;
                    case "THURSDAY":
                        return DayOfWeek.THURSDAY;
                    case "FRIDAY":
                        return DayOfWeek.FRIDAY;
                    case "SATURDAY":
                        return DayOfWeek.SATURDAY;
                    case "SUNDAY":
                        return DayOfWeek.SUNDAY;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"MONDAY\", \"TUESDAY\", \"WEDNESDAY\", \"THURSDAY\", \"FRIDAY\", \"SATURDAY\", \"SUNDAY\"", value);
        }

        ArrayList readListOfMonth(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readMonth(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Month readMonth(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "JANUARY":
                        return Month.JANUARY;
                    case "FEBRUARY":
                        return Month.FEBRUARY;
                    case "MARCH":
                        return Month.MARCH;
                    case "APRIL":
                        return Month.APRIL;
                    case "MAY":
                        return Month.MAY;
                    case "JUNE":
                        return Month.JUNE;
                    case "JULY":
                        return Month.JULY;
                    case "AUGUST":
                        return Month.AUGUST;
                    case "SEPTEMBER":
                        return Month.SEPTEMBER;
                    case "OCTOBER":
                        return Month.OCTOBER;
                    case "NOVEMBER":
                        return Month.NOVEMBER;
                    case "DECEMBER":
                        return Month.DECEMBER;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"JANUARY\", \"FEBRUARY\", \"MARCH\", \"APRIL\", \"MAY\", \"JUNE\", \"JULY\", \"AUGUST\", \"SEPTEMBER\", \"OCTOBER\", \"NOVEMBER\", \"DECEMBER\"", value);
        }

        // Runtime helpers:
        //     arguments, elements, elementPath, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
