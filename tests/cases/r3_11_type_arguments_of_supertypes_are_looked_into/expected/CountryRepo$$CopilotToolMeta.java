// Imports

/** The tools of CountryRepo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class CountryRepo$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<CountryRepo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public CountryRepo$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

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
                handler(0, "save", instance, mapper), null, null, null, null, null));
        // save_all
        tools.add(new ToolDefinition(
                "save_all",
                "Save all.",
                structure(
                    object(
                        "entities", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE")))),
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
                                "first", object("type", "string", "enum", list("FR", "DE")),
                                "others", object(
                                    "type", "object",
                                    "additionalProperties", object("type", "string", "enum", list("FR", "DE")))),
                            "first", "others"),
                        "more", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE")))),
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

    static List<ToolDefinition> definitions(CountryRepo instance) {
        return new CountryRepo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((CountryRepo) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final CountryRepo instance;

        Call(CountryRepo instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
                    return completed(json(instance.save((Country) entity, (int) n), mapper));
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
                    return completed(instance.savePage((Page) page, (Country[]) more));
                }
                default: {
                    // first
                    return completed(json(instance.first(), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Country
                    return readCountry(value);
                case 1: // int
                    return intValue(value);
                case 2: // List<Country>
                    return collection(0, value, new ArrayList());
                case 3: // Page<Country>
                    return readPageOfCountry(value);
                case 4: // Country[]
                    return readArrayOfCountry(value);
                case 5: // Map<String, Country>
                    return map(6, 0, value, new LinkedHashMap());
                default: // 6: Object
                    return stringValue(value);
            }
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

        Page readPageOfCountry(Object value) {
            Map<?, ?> members = members(value);
            return new Page(
                    (Country) member(0, members, "first"),
                    (Map) member(5, members, "others"));
        }

        Country[] readArrayOfCountry(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            Country[] result = new Country[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Country) items[index];
            }
            return result;
        }
    }
}
