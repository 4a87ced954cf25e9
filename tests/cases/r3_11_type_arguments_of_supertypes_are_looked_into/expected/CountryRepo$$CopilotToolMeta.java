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
import java.lang.Exception;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of CountryRepo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class CountryRepo$$CopilotToolMeta implements CopilotToolMetadataProvider<CountryRepo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public CountryRepo$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(CountryRepo instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(
                    object("entity", object("type", "string", "enum", list("FR", "DE")), "n", typed("integer")),
                    "entity", "n"),
                new Handler(0, "save", instance, mapper), null, null, null, null, null));
        // save_all
        tools.add(new ToolDefinition(
                "save_all",
                "Save all.",
                structure(
                    object(
                        "entities", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE")))),
                    "entities"),
                new Handler(1, "save_all", instance, mapper), null, null, null, null, null));
        // save_page
        tools.add(new ToolDefinition(
                "save_page",
                "Save a page.",
                structure(
                    object(
                        "page", structure(
                            object(
                                "first", object("type", "string", "enum", list("FR", "DE")),
                                "others", object(
                                    "type", "object",
                                    "additionalProperties", object("type", "string", "enum", list("FR", "DE")))),
                            "first", "others"),
                        "more", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE")))),
                    "page", "more"),
                new Handler(2, "save_page", instance, mapper), null, null, null, null, null));
        // first
        tools.add(new ToolDefinition(
                "first",
                "The first one.",
                structure(object()),
                new Handler(3, "first", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(CountryRepo instance) {
        return new CountryRepo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final CountryRepo instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, CountryRepo instance, ObjectMapper mapper) {
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
                        // save
                        Map<?, ?> arguments = arguments(invocation);
                        Country entity = readCountry(arguments.get("entity"), "entity");
                        int n = intValue(arguments.get("n"), "n");
                        return completed(json(instance.save(entity, n), mapper));
                    }
                    case 1: {
                        // save_all
                        Map<?, ?> arguments = arguments(invocation);
                        List entities = readListOfCountry(arguments.get("entities"), "entities");
                        return completed(instance.saveAll(entities));
                    }
                    case 2: {
                        // save_page
                        Map<?, ?> arguments = arguments(invocation);
                        Page page = readPageOfCountry(arguments.get("page"), "page");
                        Country[] more = readArrayOfCountry(arguments.get("more"), "more");
                        return completed(instance.savePage(page, more));
                    }
                    default: {
                        // first
                        return completed(json(instance.first(), mapper));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Country readCountry(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "FR":
                        return Country.FR;
                    case "DE":
                        return Country.DE;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"FR\", \"DE\"", value);
        }

        ArrayList readListOfCountry(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readCountry(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Page readPageOfCountry(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Page(
                        readCountry(members.get("first"), "first"),
                        readMapOfStringCountry(members.get("others"), "others"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Country[] readArrayOfCountry(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Country[] result = new Country[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readCountry(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfStringCountry(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readCountry(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, elements, members, decimal, whole, childPath,
        //     elementPath, isSimpleName, quote, rejected, completed, failed, refused, json, Fault
        // End of the runtime helpers.
    }
}
