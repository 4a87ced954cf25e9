// Imports

/** The tools of AddressRepo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class AddressRepo$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<AddressRepo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public AddressRepo$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(AddressRepo instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(
                    object(
                        "entity", structure(
                            object(
                                "street", typed("string"),
                                "country", object("type", "string", "enum", list("FR", "DE"))),
                            "street", "country"),
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
                                    "street", typed("string"),
                                    "country", object("type", "string", "enum", list("FR", "DE"))),
                                "street", "country"))),
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
                        "more", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "street", typed("string"),
                                    "country", object("type", "string", "enum", list("FR", "DE"))),
                                "street", "country"))),
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

    static List<ToolDefinition> definitions(AddressRepo instance) {
        return new AddressRepo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((AddressRepo) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final AddressRepo instance;

        Call(AddressRepo instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
                    return completed(json(instance.save((Address) entity, (int) n), mapper));
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
                    return completed(instance.savePage((Page) page, (Address[]) more));
                }
                default: {
                    // first
                    return completed(json(instance.first(), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Address
                    return readAddress(value);
                case 1: // int
                    return intValue(value);
                case 2: // List<Address>
                    return collection(0, value, new ArrayList());
                case 3: // Page<Address>
                    return readPageOfAddress(value);
                case 4: // Address[]
                    return readArrayOfAddress(value);
                case 5: // String
                    return stringValue(value);
                case 6: // Country
                    return readCountry(value);
                case 7: // Map<String, Address>
                    return map(8, 0, value, new LinkedHashMap());
                default: // 8: Object
                    return stringValue(value);
            }
        }

        Address readAddress(Object value) {
            Map<?, ?> members = members(value);
            return new Address(
                    (String) member(5, members, "street"),
                    (Country) member(6, members, "country"));
        }

        Page readPageOfAddress(Object value) {
            Map<?, ?> members = members(value);
            return new Page(
                    (Address) member(0, members, "first"),
                    (Map) member(7, members, "others"));
        }

        Address[] readArrayOfAddress(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            Address[] result = new Address[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Address) items[index];
            }
            return result;
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
