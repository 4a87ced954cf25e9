// Imports

/** The tools of ArrayRepo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class ArrayRepo$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<ArrayRepo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public ArrayRepo$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(ArrayRepo instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(
                    object(
                        "entity", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE"))),
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
                            "items", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE"))))),
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
                                "first", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE"))),
                                "others", object(
                                    "type", "object",
                                    "additionalProperties", object(
                                        "type", "array",
                                        "items", object("type", "string", "enum", list("FR", "DE"))))),
                            "first", "others"),
                        "more", object(
                            "type", "array",
                            "items", object("type", "array", "items", object("type", "string", "enum", list("FR", "DE"))))),
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

    static List<ToolDefinition> definitions(ArrayRepo instance) {
        return new ArrayRepo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((ArrayRepo) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final ArrayRepo instance;

        Call(ArrayRepo instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
                    return completed(json(instance.save((Country[]) entity, (int) n), mapper));
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
                    return completed(instance.savePage((Page) page, (Country[][]) more));
                }
                default: {
                    // first
                    return completed(json(instance.first(), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Country[]
                    return readArrayOfCountry(value);
                case 1: // int
                    return intValue(value);
                case 2: // List<Country[]>
                    return collection(0, value, new ArrayList());
                case 3: // Page<Country[]>
                    return readPageOfArrayOfCountry(value);
                case 4: // Country[][]
                    return readArrayOfArrayOfCountry(value);
                case 5: // Country
                    return readCountry(value);
                case 6: // Map<String, Country[]>
                    return map(7, 0, value, new LinkedHashMap());
                default: // 7: Object
                    return stringValue(value);
            }
        }

        Country[] readArrayOfCountry(Object value) {
            Object[] items = collection(5, value, new ArrayList<Object>()).toArray();
            Country[] result = new Country[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Country) items[index];
            }
            return result;
        }

        Page readPageOfArrayOfCountry(Object value) {
            Map<?, ?> members = members(value);
            return new Page(
                    (Country[]) member(0, members, "first"),
                    (Map) member(6, members, "others"));
        }

        Country[][] readArrayOfArrayOfCountry(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            Country[][] result = new Country[items.length][];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Country[]) items[index];
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
