// Imports

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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(17);
        // renamed
        tools.add(new ToolDefinition(
                "renamed",
                "A record whose creator renames its component.",
                structure(object()),
                new Handler(0, "renamed", instance, mapper), null, null, null, null, null));
        // named_twice
        tools.add(new ToolDefinition(
                "named_twice",
                "The accessor's name is written.",
                structure(object()),
                new Handler(1, "named_twice", instance, mapper), null, null, null, null, null));
        // factory
        tools.add(new ToolDefinition(
                "factory",
                "A factory's name is only read.",
                structure(object()),
                new Handler(2, "factory", instance, mapper), null, null, null, null, null));
        // hidden
        tools.add(new ToolDefinition(
                "hidden",
                "A parameter hides the getter.",
                structure(object()),
                new Handler(3, "hidden", instance, mapper), null, null, null, null, null));
        // by_properties
        tools.add(new ToolDefinition(
                "by_properties",
                "ConstructorProperties tie the parameter to the getter.",
                structure(object()),
                new Handler(4, "by_properties", instance, mapper), null, null, null, null, null));
        // unwrapping
        tools.add(new ToolDefinition(
                "unwrapping",
                "A parameter unwraps.",
                structure(object()),
                new Handler(5, "unwrapping", instance, mapper), null, null, null, null, null));
        // unwrapping_record
        tools.add(new ToolDefinition(
                "unwrapping_record",
                "A component unwraps.",
                structure(object()),
                new Handler(6, "unwrapping_record", instance, mapper), null, null, null, null, null));
        // two_names
        tools.add(new ToolDefinition(
                "two_names",
                "A field and its getter.",
                structure(object()),
                new Handler(7, "two_names", instance, mapper), null, null, null, null, null));
        // is_beside_get
        tools.add(new ToolDefinition(
                "is_beside_get",
                "Two getters.",
                structure(object()),
                new Handler(8, "is_beside_get", instance, mapper), null, null, null, null, null));
        // is_beside_accessor
        tools.add(new ToolDefinition(
                "is_beside_accessor",
                "An accessor and a getter.",
                structure(object()),
                new Handler(9, "is_beside_accessor", instance, mapper), null, null, null, null, null));
        // holder
        tools.add(new ToolDefinition(
                "holder",
                "Values that write themselves.",
                structure(object()),
                new Handler(10, "holder", instance, mapper), null, null, null, null, null));
        // writes
        tools.add(new ToolDefinition(
                "writes",
                "One that writes itself.",
                structure(object()),
                new Handler(11, "writes", instance, mapper), null, null, null, null, null));
        // contents
        tools.add(new ToolDefinition(
                "contents",
                "Nulls that are written.",
                structure(object()),
                new Handler(12, "contents", instance, mapper), null, null, null, null, null));
        // defaults
        tools.add(new ToolDefinition(
                "defaults",
                "Null that is not the default.",
                structure(object()),
                new Handler(13, "defaults", instance, mapper), null, null, null, null, null));
        // record_of_defaults
        tools.add(new ToolDefinition(
                "record_of_defaults",
                "A record has no defaults of its own.",
                structure(object()),
                new Handler(14, "record_of_defaults", instance, mapper), null, null, null, null, null));
        // one_default
        tools.add(new ToolDefinition(
                "one_default",
                "Null is the default of its type.",
                structure(object()),
                new Handler(15, "one_default", instance, mapper), null, null, null, null, null));
        // filtered
        tools.add(new ToolDefinition(
                "filtered",
                "Filters of values that are not filtered.",
                structure(object()),
                new Handler(16, "filtered", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number / 10) {
                case 0: {
                    return callFrom0(number);
                }
                default: {
                    return callFrom10(number);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // renamed
                    return completed(json(instance.renamed(), mapper));
                }
                case 1: {
                    // named_twice
                    return completed(json(instance.namedTwice(), mapper));
                }
                case 2: {
                    // factory
                    return completed(json(instance.factory(), mapper));
                }
                case 3: {
                    // hidden
                    return completed(json(instance.hidden(), mapper));
                }
                case 4: {
                    // by_properties
                    return completed(json(instance.byProperties(), mapper));
                }
                case 5: {
                    // unwrapping
                    return completed(json(instance.unwrapping(), mapper));
                }
                case 6: {
                    // unwrapping_record
                    return completed(json(instance.unwrappingRecord(), mapper));
                }
                case 7: {
                    // two_names
                    return completed(json(instance.twoNames(), mapper));
                }
                case 8: {
                    // is_beside_get
                    return completed(json(instance.isBesideGet(), mapper));
                }
                default: {
                    // is_beside_accessor
                    return completed(json(instance.isBesideAccessor(), mapper));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // holder
                    return completed(json(instance.holder(), mapper));
                }
                case 11: {
                    // writes
                    return completed(json(instance.writes(), mapper));
                }
                case 12: {
                    // contents
                    return completed(json(instance.contents(), mapper));
                }
                case 13: {
                    // defaults
                    return completed(json(instance.defaults(), mapper));
                }
                case 14: {
                    // record_of_defaults
                    return completed(json(instance.recordOfDefaults(), mapper));
                }
                case 15: {
                    // one_default
                    return completed(json(instance.oneDefault(), mapper));
                }
                default: {
                    // filtered
                    return completed(json(instance.filtered(), mapper));
                }
            }
        }

        // Runtime helpers:
        //     completed, failed, json
        // End of the runtime helpers.
    }
}
