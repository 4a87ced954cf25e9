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
        // parameters
        tools.add(new ToolDefinition(
                "parameters",
                "Takes parameters of any name.",
                structure(
                    object(
                        "class", typed("integer"),
                        "a blank", typed("string"),
                        "x, int y) { } String z(", typed("string"),
                        "var", typed("boolean"),
                        "a\u2013z", typed("integer"),
                        "argument", typed("integer")),
                    "class", "a blank", "x, int y) { } String z(", "var", "a\u2013z", "argument"),
                handler(0, "parameters", instance, mapper), null, null, null, null, null));
        // constants
        tools.add(new ToolDefinition(
                "constants",
                "Takes constants of any name.",
                structure(
                    object(
                        "all", object(
                            "type", "array",
                            "items", object(
                                "type", "string",
                                "enum", list(
                                    "plain", "a-b", "a blank", "class", "true", "var", "a\u2013z",
                                    "x, int y) { } String z(", "wire"))),
                        "keys", object("type", "object", "additionalProperties", typed("integer")),
                        "one", object(
                            "type", "string",
                            "enum", list(
                                "plain", "a-b", "a blank", "class", "true", "var", "a\u2013z", "x, int y) { } String z(",
                                "wire"),
                            "description", "D.",
                            "default", "a-b")),
                    "all", "keys"),
                handler(1, "constants", instance, mapper), null, null, null, null, null));
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "Takes a record's components of any name.",
                structure(
                    object(
                        "a blank", typed("string"),
                        "class", typed("integer"),
                        "a-b", object(
                            "type", "string",
                            "enum", list(
                                "plain", "a-b", "a blank", "class", "true", "var", "a\u2013z", "x, int y) { } String z(",
                                "wire"))),
                    "a blank", "class", "a-b"),
                handler(2, "flat", instance, mapper), null, null, null, null, null));
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "Takes a record of such components.",
                structure(
                    object(
                        "box", structure(
                            object(
                                "a blank", typed("string"),
                                "class", typed("integer"),
                                "a-b", object(
                                    "type", "string",
                                    "enum", list(
                                        "plain", "a-b", "a blank", "class", "true", "var", "a\u2013z",
                                        "x, int y) { } String z(", "wire"))),
                            "a blank", "class", "a-b"),
                        "more", typed("integer")),
                    "box", "more"),
                handler(3, "nested", instance, mapper), null, null, null, null, null));
        // yield
        tools.add(new ToolDefinition(
                "yield",
                "Can only be called on something.",
                structure(object("class", typed("integer")), "class"),
                handler(4, "yield", instance, mapper), null, null, null, null, null));
        // record
        tools.add(new ToolDefinition(
                "record",
                "Can be called on its class.",
                structure(object("var", typed("integer")), "var"),
                handler(5, "record", instance, mapper), null, null, null, null, null));
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

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // parameters
                    Object argument = argument(0, "class");
                    Object argument_ = argument(1, "a blank");
                    Object argument__ = argument(1, "x, int y) { } String z(");
                    Object var_ = argument(2, "var");
                    Object argument___ = argument(3, "a\u2013z");
                    Object argument____ = argument(0, "argument");
                    requireValid("class", "a blank", "x, int y) { } String z(", "var", "a\u2013z", "argument");
                    return instance.parameters((int) argument, (String) argument_, (String) argument__, (boolean) var_, (long) argument___, (int) argument____);
                }
                case 1: {
                    // constants
                    Object all = argument(4, "all");
                    Object keys = argument(5, "keys");
                    Object one = orDefault(6, "one", "a-b");
                    requireValid("all", "keys", "one");
                    return instance.constants((List) all, (Map) keys, (Mode) one);
                }
                case 2: {
                    // flat
                    Object argument = argument(1, "a blank");
                    Object argument_ = argument(0, "class");
                    Object argument__ = argument(6, "a-b");
                    requireValid("a blank", "class", "a-b");
                    Box record_;
                    try {
                        record_ = new Box((String) argument, (int) argument_, (Mode) argument__);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return instance.flat(record_);
                }
                case 3: {
                    // nested
                    Object box = argument(7, "box");
                    Object more = argument(0, "more");
                    requireValid("box", "more");
                    return instance.nested((Box) box, (int) more);
                }
                case 4: {
                    // yield
                    Object argument = argument(0, "class");
                    requireValid("class");
                    return instance.yield((int) argument);
                }
                default: {
                    // record
                    Object var_ = argument(0, "var");
                    requireValid("var");
                    return Base.record((int) var_);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(countedText(value));
                case 1: // String
                    return stringValue(value);
                case 2: // boolean
                    return booleanValue(value);
                case 3: // long
                    return longValue(countedText(value));
                case 4: // List<Mode>
                    return collection(6, value, new ArrayList());
                case 5: // Map<Mode, Integer>
                    return map(6, 8, value, new LinkedHashMap());
                case 6: // Mode
                    return readMode(value);
                case 7: // Box
                    return readBox(value);
                default: // 8: Integer
                    return intValue(countedText(value));
            }
        }

        Mode readMode(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "plain":
                        return Mode.plain;
                    case "a-b":
                        return Mode.valueOf("a-b");
                    case "a blank":
                        return Mode.valueOf("a blank");
                    case "class":
                        return Mode.valueOf("class");
                    case "true":
                        return Mode.valueOf("true");
                    case "var":
                        return Mode.var;
                    case "a\u2013z":
                        return Mode.valueOf("a\u2013z");
                    case "x, int y) { } String z(":
                        return Mode.valueOf("x, int y) { } String z(");
                    case "wire":
                    case "other":
                        return Mode.valueOf("1st");
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"plain\", \"a-b\", \"a blank\", \"class\", \"true\", \"var\", \"a\u2013z\", \"x, int y) { } String z(\", \"wire\"", value);
        }

        Box readBox(Object value) {
            Object[] read = components(value, 1, "a blank", 0, "class", 6, "a-b");
            return new Box((String) read[0], (int) read[1], (Mode) read[2]);
        }
    }
}
