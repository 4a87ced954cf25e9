// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(17);
        // renamed
        tools.add(new ToolDefinition(
                "renamed",
                "A record whose creator renames its component.",
                structure(object()),
                handler(0, "renamed", instance, mapper), null, null, null, null, null));
        // named_twice
        tools.add(new ToolDefinition(
                "named_twice",
                "The accessor's name is written.",
                structure(object()),
                handler(1, "named_twice", instance, mapper), null, null, null, null, null));
        // factory
        tools.add(new ToolDefinition(
                "factory",
                "A factory's name is only read.",
                structure(object()),
                handler(2, "factory", instance, mapper), null, null, null, null, null));
        // hidden
        tools.add(new ToolDefinition(
                "hidden",
                "A parameter hides the getter.",
                structure(object()),
                handler(3, "hidden", instance, mapper), null, null, null, null, null));
        // by_properties
        tools.add(new ToolDefinition(
                "by_properties",
                "ConstructorProperties tie the parameter to the getter.",
                structure(object()),
                handler(4, "by_properties", instance, mapper), null, null, null, null, null));
        // unwrapping
        tools.add(new ToolDefinition(
                "unwrapping",
                "A parameter unwraps.",
                structure(object()),
                handler(5, "unwrapping", instance, mapper), null, null, null, null, null));
        // unwrapping_record
        tools.add(new ToolDefinition(
                "unwrapping_record",
                "A component unwraps.",
                structure(object()),
                handler(6, "unwrapping_record", instance, mapper), null, null, null, null, null));
        // two_names
        tools.add(new ToolDefinition(
                "two_names",
                "A field and its getter.",
                structure(object()),
                handler(7, "two_names", instance, mapper), null, null, null, null, null));
        // is_beside_get
        tools.add(new ToolDefinition(
                "is_beside_get",
                "Two getters.",
                structure(object()),
                handler(8, "is_beside_get", instance, mapper), null, null, null, null, null));
        // is_beside_accessor
        tools.add(new ToolDefinition(
                "is_beside_accessor",
                "An accessor and a getter.",
                structure(object()),
                handler(9, "is_beside_accessor", instance, mapper), null, null, null, null, null));
        // holder
        tools.add(new ToolDefinition(
                "holder",
                "Values that write themselves.",
                structure(object()),
                handler(10, "holder", instance, mapper), null, null, null, null, null));
        // writes
        tools.add(new ToolDefinition(
                "writes",
                "One that writes itself.",
                structure(object()),
                handler(11, "writes", instance, mapper), null, null, null, null, null));
        // contents
        tools.add(new ToolDefinition(
                "contents",
                "Nulls that are written.",
                structure(object()),
                handler(12, "contents", instance, mapper), null, null, null, null, null));
        // defaults
        tools.add(new ToolDefinition(
                "defaults",
                "Null that is not the default.",
                structure(object()),
                handler(13, "defaults", instance, mapper), null, null, null, null, null));
        // record_of_defaults
        tools.add(new ToolDefinition(
                "record_of_defaults",
                "A record has no defaults of its own.",
                structure(object()),
                handler(14, "record_of_defaults", instance, mapper), null, null, null, null, null));
        // one_default
        tools.add(new ToolDefinition(
                "one_default",
                "Null is the default of its type.",
                structure(object()),
                handler(15, "one_default", instance, mapper), null, null, null, null, null));
        // filtered
        tools.add(new ToolDefinition(
                "filtered",
                "Filters of values that are not filtered.",
                structure(object()),
                handler(16, "filtered", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
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
    }
}
