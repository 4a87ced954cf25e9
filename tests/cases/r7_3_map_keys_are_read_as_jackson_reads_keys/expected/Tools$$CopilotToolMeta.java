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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // moments
        tools.add(new ToolDefinition(
                "moments",
                "Moments, of which digits alone are none as keys.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                handler(0, "moments", instance, mapper), null, null, null, null, null));
        // days
        tools.add(new ToolDefinition(
                "days",
                "Days.",
                structure(
                    object(
                        "value", object(
                            "type", "array",
                            "items", object("type", "object", "additionalProperties", typed("integer")))),
                    "value"),
                handler(1, "days", instance, mapper), null, null, null, null, null));
        // codes
        tools.add(new ToolDefinition(
                "codes",
                "Records of one string, which Jackson makes of keys by their constructor.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                handler(2, "codes", instance, mapper), null, null, null, null, null));
        // parsed
        tools.add(new ToolDefinition(
                "parsed",
                "What a creator takes.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                handler(3, "parsed", instance, mapper), null, null, null, null, null));
        // renamed
        tools.add(new ToolDefinition(
                "renamed",
                "Constants under other names.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                handler(4, "renamed", instance, mapper), null, null, null, null, null));
        // classes
        tools.add(new ToolDefinition(
                "classes",
                "Classes, a type with type arguments.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                handler(5, "classes", instance, mapper), null, null, null, null, null));
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
            switch (number) {
                case 0: {
                    // moments
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(instance.moments((Map) value));
                }
                case 1: {
                    // days
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.days((List) value));
                }
                case 2: {
                    // codes
                    Object value = argument(2, "value");
                    requireValid("value");
                    return completed(instance.codes((Map) value));
                }
                case 3: {
                    // parsed
                    Object value = argument(3, "value");
                    requireValid("value");
                    return completed(instance.parsed((Map) value));
                }
                case 4: {
                    // renamed
                    Object value = argument(4, "value");
                    requireValid("value");
                    return completed(instance.renamed((Map) value));
                }
                default: {
                    // classes
                    Object value = argument(5, "value");
                    requireValid("value");
                    return completed(instance.classes((Map) value));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Map<OffsetDateTime, Integer>
                    return map(7, 6, value, new LinkedHashMap());
                case 1: // List<Map<LocalDate, Integer>>
                    return collection(8, value, new ArrayList());
                case 2: // Map<Tools.Code, Integer>
                    return map(10, 6, value, new LinkedHashMap());
                case 3: // Map<Tools.Parsed, Integer>
                    return map(11, 6, value, new LinkedHashMap());
                case 4: // Map<Tools.Renamed, Integer>
                    return map(12, 6, value, new LinkedHashMap());
                case 5: // Map<Class<Object>, Integer>
                    return map(13, 6, value, new LinkedHashMap());
                case 6: // Integer
                    return intValue(value);
                case 7: // OffsetDateTime
                    return mappedKey(value, OffsetDateTime.class, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z");
                case 8: // Map<LocalDate, Integer>
                    return map(14, 6, value, new LinkedHashMap());
                case 9: // Tools.Code
                    return checkCode(value);
                case 10: // Tools.Code
                    return mappedKey(value, Tools.Code.class, "a text that the tool can read");
                case 11: // Tools.Parsed
                    return mappedKey(value, Tools.Parsed.class, "a text that the tool can read");
                case 12: // Tools.Renamed
                    return readRenamed(value);
                case 13: // Class<Object>
                    return mappedKey(value, new TypeReference<Class<Object>>() {}, "the full name of a class");
                default: // 14: LocalDate
                    return mappedKey(value, LocalDate.class, "an ISO 8601 date such as 2024-02-29");
            }
        }

        Object checkCode(Object value) {
            if (value instanceof Map) {
                require(value, "text");
            }
            return value;
        }

        Tools.Renamed readRenamed(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "the-first":
                        return Tools.Renamed.FIRST;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"the-first\"", value);
        }
    }
}
