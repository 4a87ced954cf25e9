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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // delegating
        tools.add(new ToolDefinition(
                "delegating",
                "Takes what their values are.",
                structure(
                    object(
                        "code", typed("string"),
                        "ofField", typed("integer"),
                        "shown", typed("integer"),
                        "names", object("type", "array", "items", typed("string")),
                        "inherited", typed("string")),
                    "code", "ofField", "shown", "names", "inherited"),
                handler(0, "delegating", instance, mapper), null, null, null, null, null));
        // not_components
        tools.add(new ToolDefinition(
                "not_components",
                "Takes what is left where the components are not read.",
                structure(
                    object("ignored", typed("integer"), "disabled", typed("integer"), "factory", typed("string")),
                    "ignored", "disabled", "factory"),
                handler(1, "not_components", instance, mapper), null, null, null, null, null));
        // properties
        tools.add(new ToolDefinition(
                "properties",
                "Takes properties.",
                structure(
                    object(
                        "plain", structure(object("code", typed("string")), "code"),
                        "named", structure(object("x", typed("string")), "x"),
                        "without", structure(object("code", typed("string")), "code"),
                        "pair", structure(object("one", typed("string"), "second", typed("string")), "one", "second"),
                        "explicit", structure(object("code", typed("string")), "code")),
                    "plain", "named", "without", "pair", "explicit"),
                handler(2, "properties", instance, mapper), null, null, null, null, null));
        // others
        tools.add(new ToolDefinition(
                "others",
                "Takes what classes and enums say.",
                structure(
                    object(
                        "unnamed", typed("string"),
                        "both", structure(object("text", typed("string"))),
                        "level", object("type", "string", "enum", list("LOW", "HIGH"))),
                    "unnamed", "both", "level"),
                handler(3, "others", instance, mapper), null, null, null, null, null));
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
                    // delegating
                    Object code = argument(0, "code");
                    Object ofField = argument(1, "ofField");
                    Object shown = argument(2, "shown");
                    Object names = argument(3, "names");
                    Object inherited = argument(4, "inherited");
                    requireValid("code", "ofField", "shown", "names", "inherited");
                    return completed(instance.delegating((Tools.Code) code, (Tools.OfField) ofField, (Tools.Shown) shown, (Tools.Names) names, (Tools.Inherited) inherited));
                }
                case 1: {
                    // not_components
                    Object ignored = argument(5, "ignored");
                    Object disabled = argument(6, "disabled");
                    Object factory = argument(7, "factory");
                    requireValid("ignored", "disabled", "factory");
                    return completed(instance.notComponents((Tools.Ignored) ignored, (Tools.Disabled) disabled, (Tools.DisabledFactory) factory));
                }
                case 2: {
                    // properties
                    Object plain = argument(8, "plain");
                    Object named = argument(9, "named");
                    Object without = argument(10, "without");
                    Object pair = argument(11, "pair");
                    Object explicit = argument(12, "explicit");
                    requireValid("plain", "named", "without", "pair", "explicit");
                    return completed(instance.properties((Tools.Plain) plain, (Tools.NamedValue) named, (Tools.NamedWithout) without, (Tools.Pair) pair, (Tools.Explicit) explicit));
                }
                default: {
                    // others
                    Object unnamed = argument(13, "unnamed");
                    Object both = argument(14, "both");
                    Object level = argument(15, "level");
                    requireValid("unnamed", "both", "level");
                    return completed(instance.others((Tools.Unnamed) unnamed, (Tools.Both) both, (Tools.Level) level));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Code
                    return mapped(text(value, "a string"), Tools.Code.class, "a string");
                case 1: // Tools.OfField
                    return mapped(value, Tools.OfField.class, "an integer");
                case 2: // Tools.Shown
                    return mapped(value, Tools.Shown.class, "an integer");
                case 3: // Tools.Names
                    return mapped(value, Tools.Names.class, "an array");
                case 4: // Tools.Inherited
                    return mapped(text(value, "a string"), Tools.Inherited.class, "a string");
                case 5: // Tools.Ignored
                    return mapped(value, Tools.Ignored.class, "an integer");
                case 6: // Tools.Disabled
                    return mapped(value, Tools.Disabled.class, "an integer");
                case 7: // Tools.DisabledFactory
                    return mapped(text(value, "a string"), Tools.DisabledFactory.class, "a string");
                case 8: // Tools.Plain
                    return readPlain(value);
                case 9: // Tools.NamedValue
                    return readNamedValue(value);
                case 10: // Tools.NamedWithout
                    return readNamedWithout(value);
                case 11: // Tools.Pair
                    return readPair(value);
                case 12: // Tools.Explicit
                    return readExplicit(value);
                case 13: // Tools.Unnamed
                    return mapped(text(value, "a string"), Tools.Unnamed.class, "a string");
                case 14: // Tools.Both
                    return mapped(value, Tools.Both.class, "an object");
                case 15: // Tools.Level
                    return readLevel(value);
                default: // 16: String
                    return stringValue(value);
            }
        }

        Tools.Plain readPlain(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Plain((String) member(16, members, "code"));
        }

        Tools.NamedValue readNamedValue(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.NamedValue((String) member(16, members, "x"));
        }

        Tools.NamedWithout readNamedWithout(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.NamedWithout((String) member(16, members, "code"));
        }

        Tools.Pair readPair(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Pair(
                    (String) member(16, members, "one"),
                    (String) member(16, members, "second"));
        }

        Tools.Explicit readExplicit(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Explicit((String) member(16, members, "code"));
        }

        Tools.Level readLevel(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "LOW":
                        return Tools.Level.LOW;
                    case "HIGH":
                        return Tools.Level.HIGH;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"LOW\", \"HIGH\"", value);
        }
    }
}
