// Imports

/** The tools of ListRepo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class ListRepo$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<ListRepo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public ListRepo$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(ListRepo instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(
                    object(
                        "entity", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "street", typed("string"),
                                    "country", object("type", "string", "enum", list("FR", "DE"))),
                                "street", "country")),
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
                            "items", object(
                                "type", "array",
                                "items", structure(
                                    object(
                                        "street", typed("string"),
                                        "country", object("type", "string", "enum", list("FR", "DE"))),
                                    "street", "country")))),
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
                                "first", object(
                                    "type", "array",
                                    "items", structure(
                                        object(
                                            "street", typed("string"),
                                            "country", object("type", "string", "enum", list("FR", "DE"))),
                                        "street", "country")),
                                "others", object(
                                    "type", "object",
                                    "additionalProperties", object(
                                        "type", "array",
                                        "items", structure(
                                            object(
                                                "street", typed("string"),
                                                "country", object("type", "string", "enum", list("FR", "DE"))),
                                            "street", "country")))),
                            "first", "others"),
                        "more", object(
                            "type", "array",
                            "items", object(
                                "type", "array",
                                "items", structure(
                                    object(
                                        "street", typed("string"),
                                        "country", object("type", "string", "enum", list("FR", "DE"))),
                                    "street", "country")))),
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

    static List<ToolDefinition> definitions(ListRepo instance) {
        return new ListRepo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((ListRepo) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final ListRepo instance;

        Call(ListRepo instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
                    return completed(json(instance.save((List) entity, (int) n), mapper));
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
                    return completed(instance.savePage((Page) page, (List[]) more));
                }
                default: {
                    // first
                    return completed(json(instance.first(), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Address>
                    return collection(5, value, new ArrayList());
                case 1: // int
                    return intValue(value);
                case 2: // List<List<Address>>
                    return collection(0, value, new ArrayList());
                case 3: // Page<List<Address>>
                    return readPageOfListOfAddress(value);
                case 4: // List<Address>[]
                    return readArrayOfListOfAddress(value);
                case 5: // Address
                    return readAddress(value);
                case 6: // Map<String, List<Address>>
                    return map(9, 0, value, new LinkedHashMap());
                case 7: // String
                    return stringValue(value);
                case 8: // Country
                    return readCountry(value);
                default: // 9: Object
                    return stringValue(value);
            }
        }

        Page readPageOfListOfAddress(Object value) {
            Map<?, ?> members = members(value);
            return new Page(
                    (List) member(0, members, "first"),
                    (Map) member(6, members, "others"));
        }

        List[] readArrayOfListOfAddress(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            List[] result = new List[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (List) items[index];
            }
            return result;
        }

        Address readAddress(Object value) {
            Map<?, ?> members = members(value);
            return new Address(
                    (String) member(7, members, "street"),
                    (Country) member(8, members, "country"));
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
