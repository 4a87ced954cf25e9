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

/** The tools of PageRepo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class PageRepo$$CopilotToolMeta implements CopilotToolMetadataProvider<PageRepo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public PageRepo$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(PageRepo instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(
                    object(
                        "entity", structure(
                            object(
                                "first", structure(
                                    object(
                                        "street", typed("string"),
                                        "country", object("type", "string", "enum", list("FR", "DE"))),
                                    "street", "country"),
                                "others", object(
                                    "type", "object",
                                    "additionalProperties", structure(
                                        object(
                                            "street", typed("string"),
                                            "country", object("type", "string", "enum", list("FR", "DE"))),
                                        "street", "country"))),
                            "first", "others"),
                        "n", typed("integer")),
                    "entity", "n"),
                new Handler(0, "save", instance, mapper), null, null, null, null, null));
        // save_all
        tools.add(new ToolDefinition(
                "save_all",
                "Save all.",
                structure(
                    object(
                        "entities", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "first", structure(
                                        object(
                                            "street", typed("string"),
                                            "country", object("type", "string", "enum", list("FR", "DE"))),
                                        "street", "country"),
                                    "others", object(
                                        "type", "object",
                                        "additionalProperties", structure(
                                            object(
                                                "street", typed("string"),
                                                "country", object("type", "string", "enum", list("FR", "DE"))),
                                            "street", "country"))),
                                "first", "others"))),
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
                                "first", structure(
                                    object(
                                        "first", structure(
                                            object(
                                                "street", typed("string"),
                                                "country", object("type", "string", "enum", list("FR", "DE"))),
                                            "street", "country"),
                                        "others", object(
                                            "type", "object",
                                            "additionalProperties", structure(
                                                object(
                                                    "street", typed("string"),
                                                    "country", object("type", "string", "enum", list("FR", "DE"))),
                                                "street", "country"))),
                                    "first", "others"),
                                "others", object(
                                    "type", "object",
                                    "additionalProperties", structure(
                                        object(
                                            "first", structure(
                                                object(
                                                    "street", typed("string"),
                                                    "country", object("type", "string", "enum", list("FR", "DE"))),
                                                "street", "country"),
                                            "others", object(
                                                "type", "object",
                                                "additionalProperties", structure(
                                                    object(
                                                        "street", typed("string"),
                                                        "country", object("type", "string", "enum", list("FR", "DE"))),
                                                    "street", "country"))),
                                        "first", "others"))),
                            "first", "others"),
                        "more", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "first", structure(
                                        object(
                                            "street", typed("string"),
                                            "country", object("type", "string", "enum", list("FR", "DE"))),
                                        "street", "country"),
                                    "others", object(
                                        "type", "object",
                                        "additionalProperties", structure(
                                            object(
                                                "street", typed("string"),
                                                "country", object("type", "string", "enum", list("FR", "DE"))),
                                            "street", "country"))),
                                "first", "others"))),
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

    static List<ToolDefinition> definitions(PageRepo instance) {
        return new PageRepo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final PageRepo instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, PageRepo instance, ObjectMapper mapper) {
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
                        Page entity = readPageOfAddress(arguments.get("entity"), "entity");
                        int n = intValue(arguments.get("n"), "n");
                        return completed(json(instance.save(entity, n), mapper));
                    }
                    case 1: {
                        // save_all
                        Map<?, ?> arguments = arguments(invocation);
                        List entities = readListOfPageOfAddress(arguments.get("entities"), "entities");
                        return completed(instance.saveAll(entities));
                    }
                    case 2: {
                        // save_page
                        Map<?, ?> arguments = arguments(invocation);
                        Page page = readPageOfPageOfAddress(arguments.get("page"), "page");
                        Page[] more = readArrayOfPageOfAddress(arguments.get("more"), "more");
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

        Page readPageOfAddress(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Page(
                        readAddress(members.get("first"), "first"),
                        readMapOfStringAddress(members.get("others"), "others"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        ArrayList readListOfPageOfAddress(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readPageOfAddress(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Page readPageOfPageOfAddress(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Page(
                        readPageOfAddress(members.get("first"), "first"),
                        readMapOfStringPageOfAddress(members.get("others"), "others"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Page[] readArrayOfPageOfAddress(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Page[] result = new Page[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readPageOfAddress(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Address readAddress(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Address(
                        stringValue(members.get("street"), "street"),
                        readCountry(members.get("country"), "country"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        LinkedHashMap readMapOfStringAddress(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readAddress(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        LinkedHashMap readMapOfStringPageOfAddress(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readPageOfAddress(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
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

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, stringValue, elements, members, decimal, whole,
        //     childPath, elementPath, isSimpleName, quote, rejected, completed, failed, refused, json, Fault
        // End of the runtime helpers.
    }
}
