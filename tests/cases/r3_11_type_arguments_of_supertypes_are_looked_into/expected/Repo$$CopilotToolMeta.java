// Imports

/** The tools of Repo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Repo$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Repo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Repo$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Repo instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(object("entity", object(), "n", typed("integer")), "entity", "n"),
                handler(0, "save", instance, mapper), null, null, null, null, null));
        // save_all
        tools.add(new ToolDefinition(
                "save_all",
                "Save all.",
                structure(object("entities", object("type", "array", "items", object())), "entities"),
                handler(1, "save_all", instance, mapper), null, null, null, null, null));
        // save_page
        tools.add(new ToolDefinition(
                "save_page",
                "Save a page.",
                structure(
                    object(
                        "page", structure(object("first", object(), "others", typed("object")), "first", "others"),
                        "more", object("type", "array", "items", object())),
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

    static List<ToolDefinition> definitions(Repo instance) {
        return new Repo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Repo) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Repo instance;

        Call(Repo instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
                    return completed(jsonOrResult(instance.save(entity, (int) n), mapper));
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
                    return completed(instance.savePage((Page) page, (Object[]) more));
                }
                default: {
                    // first
                    return completed(jsonOrResult(instance.first(), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                case 1: // int
                    return intValue(value);
                case 2: // List<Object>
                    return collection(0, value, new ArrayList());
                case 3: // Page<Object>
                    return readPageOfObject(value);
                case 4: // Object[]
                    return readArrayOfObject(value);
                case 5: // Map<String, Object>
                    return map(6, 0, value, new LinkedHashMap());
                default: // 6: Object
                    return stringValue(value);
            }
        }

        Page readPageOfObject(Object value) {
            Map<?, ?> members = members(value);
            return new Page(member(0, members, "first"), (Map) member(5, members, "others"));
        }

        Object[] readArrayOfObject(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            Object[] result = new Object[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = items[index];
            }
            return result;
        }
    }
}
