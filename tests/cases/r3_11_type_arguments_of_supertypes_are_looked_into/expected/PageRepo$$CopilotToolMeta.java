// Imports

/** The tools of PageRepo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class PageRepo$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<PageRepo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public PageRepo$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

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
                handler(0, "save", instance, mapper), null, null, null, null, null));
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
                handler(1, "save_all", instance, mapper), null, null, null, null, null));
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
                handler(2, "save_page", instance, mapper), null, null, null, null, null));
        // first
        tools.add(new ToolDefinition(
                "first",
                "The first one.",
                structure(object()),
                handler(3, "first", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(PageRepo instance) {
        return new PageRepo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((PageRepo) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final PageRepo instance;

        Call(PageRepo instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // save
                    Object entity = argument(0, "entity");
                    Object n = argument(1, "n");
                    requireValid("entity", "n");
                    return completed(json(instance.save((Page) entity, (int) n), mapper));
                }
                case 1: {
                    // save_all
                    Object entities = argument(2, "entities");
                    requireValid("entities");
                    return completed(instance.saveAll((List) entities));
                }
                case 2: {
                    // save_page
                    Object page = argument(3, "page");
                    Object more = argument(4, "more");
                    requireValid("page", "more");
                    return completed(instance.savePage((Page) page, (Page[]) more));
                }
                default: {
                    // first
                    return completed(json(instance.first(), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Page<Address>
                    return readPageOfAddress(value);
                case 1: // int
                    return intValue(value);
                case 2: // List<Page<Address>>
                    return collection(0, value, new ArrayList());
                case 3: // Page<Page<Address>>
                    return readPageOfPageOfAddress(value);
                case 4: // Page<Address>[]
                    return readArrayOfPageOfAddress(value);
                case 5: // Address
                    return readAddress(value);
                case 6: // Map<String, Address>
                    return map(10, 5, value, new LinkedHashMap());
                case 7: // Map<String, Page<Address>>
                    return map(10, 0, value, new LinkedHashMap());
                case 8: // String
                    return stringValue(value);
                case 9: // Country
                    return readCountry(value);
                default: // 10: Object
                    return stringValue(value);
            }
        }

        Page readPageOfAddress(Object value) {
            Map<?, ?> members = members(value);
            return new Page(
                    (Address) member(5, members, "first"),
                    (Map) member(6, members, "others"));
        }

        Page readPageOfPageOfAddress(Object value) {
            Map<?, ?> members = members(value);
            return new Page(
                    (Page) member(0, members, "first"),
                    (Map) member(7, members, "others"));
        }

        Page[] readArrayOfPageOfAddress(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            Page[] result = new Page[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Page) items[index];
            }
            return result;
        }

        Address readAddress(Object value) {
            Map<?, ?> members = members(value);
            return new Address(
                    (String) member(8, members, "street"),
                    (Country) member(9, members, "country"));
        }

        Country readCountry(Object value) {
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
            throw new ArgumentError("one of \"FR\", \"DE\"", value);
        }
    }
}
