// Imports

/** The tools of AccountTools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class AccountTools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<AccountTools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public AccountTools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(AccountTools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(9);
        // flattened
        tools.add(new ToolDefinition(
                "flattened",
                "Logs in.",
                structure(
                    object(
                        "user", typed("string"),
                        "password", object("type", "string", "minLength", 8, "writeOnly", true)),
                    "user", "password"),
                handler(0, "flattened", instance, mapper), null, null, null, null, null));
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "Logs in to a server.",
                structure(
                    object(
                        "server", typed("integer"),
                        "login", structure(
                            object(
                                "user", typed("string"),
                                "password", object("type", "string", "minLength", 8, "writeOnly", true)),
                            "user", "password")),
                    "server", "login"),
                handler(1, "nested", instance, mapper), null, null, null, null, null));
        // parameters
        tools.add(new ToolDefinition(
                "parameters",
                "Changes a password.",
                structure(
                    object(
                        "password", object("type", "string", "writeOnly", true, "description", "The new one"),
                        "code", object(
                            "type", "string",
                            "minLength", 3,
                            "maxLength", 5,
                            "pattern", "^(?:[a-z]+)$",
                            "writeOnly", true),
                        "old", object("type", "string", "writeOnly", true),
                        "hint", object("anyOf", list(object("type", "string", "writeOnly", true), typed("null")))),
                    "password"),
                handler(2, "parameters", instance, mapper), null, null, null, null, null));
        // contained
        tools.add(new ToolDefinition(
                "contained",
                "Reads secrets in containers.",
                structure(
                    object(
                        "list", object("type", "array", "items", object("type", "string", "writeOnly", true), "minItems", 1),
                        "map", object("type", "object", "additionalProperties", object("type", "string", "writeOnly", true)),
                        "array", object("type", "array", "items", object("type", "string", "writeOnly", true)),
                        "logins", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "user", typed("string"),
                                    "password", object("type", "string", "minLength", 8, "writeOnly", true)),
                                "user", "password"))),
                    "list", "map", "array", "logins"),
                handler(3, "contained", instance, mapper), null, null, null, null, null));
        // mapped
        tools.add(new ToolDefinition(
                "mapped",
                "Lets the mapper read them.",
                structure(
                    object(
                        "token", structure(
                            object(
                                "value", object("type", "string", "writeOnly", true),
                                "name", typed("string"),
                                "login", structure(
                                    object(
                                        "user", typed("string"),
                                        "password", object("type", "string", "minLength", 8, "writeOnly", true)),
                                    "user", "password")))),
                    "token"),
                handler(4, "mapped", instance, mapper), null, null, null, null, null));
        // ways
        tools.add(new ToolDefinition(
                "ways",
                "Reads one of several.",
                structure(
                    object(
                        "way", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("key")),
                                        "key", object("type", "string", "writeOnly", true)),
                                    "kind", "key"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("pin")),
                                        "pin", typed("integer")),
                                    "kind", "pin"))),
                        "proof", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("word", object("type", "string", "writeOnly", true)),
                                    "required", list("word"),
                                    "additionalProperties", false,
                                    "title", "Word"),
                                object(
                                    "type", "object",
                                    "properties", object("number", typed("integer")),
                                    "required", list("number"),
                                    "additionalProperties", false,
                                    "title", "Number")))),
                    "way", "proof"),
                handler(5, "ways", instance, mapper), null, null, null, null, null));
        // swagger
        tools.add(new ToolDefinition(
                "swagger",
                "Has Swagger's annotations.",
                structure(
                    object(
                        "word", object("type", "string", "writeOnly", true),
                        "pin", object("type", "integer", "maximum", 9999, "writeOnly", true),
                        "all", object(
                            "type", "object",
                            "additionalProperties", object("type", "array", "items", typed("integer")),
                            "writeOnly", true),
                        "mail", typed("string")),
                    "word", "pin", "all", "mail"),
                handler(6, "swagger", instance, mapper), null, null, null, null, null));
        // make
        tools.add(new ToolDefinition(
                "make",
                "Makes a password.",
                structure(object()),
                handler(7, "make", instance, mapper), null, null, null, null, null));
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows a login.",
                structure(object()),
                handler(8, "show", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(AccountTools instance) {
        return new AccountTools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((AccountTools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final AccountTools instance;

        Call(AccountTools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // flattened
                    Object user = argument(0, "user");
                    Object password = argument(1, "password", "pass");
                    requireValid("user", "password", "pass");
                    AccountTools.Login record_;
                    try {
                        record_ = new AccountTools.Login((String) user, (char[]) password);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return instance.flattened(record_);
                }
                case 1: {
                    // nested
                    Object server = argument(2, "server");
                    Object login = argument(3, "login");
                    requireValid("server", "login");
                    return instance.nested((int) server, (AccountTools.Login) login);
                }
                case 2: {
                    // parameters
                    Object password = argument(4, "password");
                    Object code = argument(6, "code");
                    Object old = argument(7, "old");
                    Object hint = argumentOrMissing(8, "hint");
                    requireValid("password", "code", "old", "hint");
                    return instance.parameters((char[]) password, (char[]) code, (Optional) old, (JsonNullable) hint);
                }
                case 3: {
                    // contained
                    Object list = argument(9, "list");
                    Object map = argument(10, "map");
                    Object array = argument(11, "array");
                    Object logins = argument(12, "logins");
                    requireValid("list", "map", "array", "logins");
                    return instance.contained((List) list, (Map) map, (char[][]) array, (List) logins);
                }
                case 4: {
                    // mapped
                    Object token = argument(13, "token");
                    requireValid("token");
                    return instance.mapped((AccountTools.Token) token);
                }
                case 5: {
                    // ways
                    Object way = argument(14, "way");
                    Object proof = argument(15, "proof");
                    requireValid("way", "proof");
                    return instance.ways((AccountTools.Way) way, (AccountTools.Proof) proof);
                }
                case 6: {
                    // swagger
                    Object word = argument(16, "word");
                    Object pin = argument(17, "pin");
                    Object all = argument(18, "all");
                    Object mail = argument(0, "mail");
                    requireValid("word", "pin", "all", "mail");
                    return instance.swagger((String) word, (int) pin, (Map) all, (String) mail);
                }
                case 7: {
                    // make
                    return json(instance.make(), mapper);
                }
                default: {
                    // show
                    return json(instance.show(), mapper);
                }
            }
        }

        private static final Pattern PATTERN = compiled("[a-z]+", 0);

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // char[]
                    return concealed(20, true, value);
                case 2: // int
                    return intValue(countedText(value));
                case 3: // AccountTools.Login
                    return concealed(21, false, value);
                case 4: // char[]
                    return concealed(22, true, value);
                case 5: // char[]
                    return concealed(24, true, value);
                case 6: // char[] or null
                    return value == null ? null : value(5, value);
                case 7: // Optional<char[]>
                    return concealed(25, false, value);
                case 8: // JsonNullable<char[]>
                    return concealed(27, false, value);
                case 9: // List<char[]>
                    return concealed(29, false, value);
                case 10: // Map<String, char[]>
                    return concealed(31, false, value);
                case 11: // char[][]
                    return concealed(32, false, value);
                case 12: // List<AccountTools.Login>
                    return concealed(33, false, value);
                case 13: // AccountTools.Token
                    return concealed(35, false, value);
                case 14: // AccountTools.Way
                    return concealed(37, false, value);
                case 15: // AccountTools.Proof
                    return concealed(40, false, value);
                case 16: // String
                    return concealed(41, true, value);
                case 17: // int
                    return concealed(42, true, value);
                case 18: // Map<String, List<Integer>>
                    return concealed(44, true, value);
                case 19: // char[]
                    return concealed(45, true, value);
                case 20: { // char[]
                    Object result = value(19, value);
                    requireNone(textSize(value, 8, 2147483647));
                    return result;
                }
                case 21: // AccountTools.Login
                    return readLogin(value);
                case 22: // char[]
                    return charsValue(value);
                case 23: // char[]
                    return concealed(46, true, value);
                case 24: { // char[]
                    Object result = value(23, value);
                    ArgumentError broken = textSize(value, 3, 5);
                    broken = ArgumentError.chained(broken, matches(value, PATTERN));
                    requireNone(broken);
                    return result;
                }
                case 25: // Optional<char[]>
                    return optional(4, value);
                case 26: // char[] or null
                    return value == null ? null : value(4, value);
                case 27: // JsonNullable<char[]>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(26, value));
                case 28: // List<char[]>
                    return concealed(47, false, value);
                case 29: { // List<char[]>
                    Object result = value(28, value);
                    requireNone(elementCount(value, 1, 2147483647));
                    return result;
                }
                case 30: // Object
                    return stringValue(value);
                case 31: // Map<String, char[]>
                    return map(30, 4, value, new LinkedHashMap());
                case 32: // char[][]
                    return readArrayOfArrayOfChar(value);
                case 33: // List<AccountTools.Login>
                    return collection(3, value, new ArrayList());
                case 34: // AccountTools.Token
                    return concealed(51, false, value);
                case 35: // AccountTools.Token
                    return mapped(value(34, value), mapper.constructType(AccountTools.Token.class));
                case 36: // AccountTools.Way
                    return concealed(54, false, value);
                case 37: // AccountTools.Way
                    return mapped(value(36, value), mapper.constructType(AccountTools.Way.class));
                case 38: // AccountTools.Word
                    return concealed(55, false, value);
                case 39: // AccountTools.Number
                    return readNumber(value);
                case 40: // AccountTools.Proof
                    return deduced(value, "an object with \"word\", or one with \"number\"",
                            38, new String[][] {{"word"}}, new String[][] {},
                            39, new String[][] {{"number"}}, new String[][] {});
                case 41: // String
                    return stringValue(value);
                case 42: { // int
                    Object result = value(2, value);
                    requireNone(atMost(value, 9999L));
                    return result;
                }
                case 43: // List<Integer>
                    return collection(56, value, new ArrayList());
                case 44: // Map<String, List<Integer>>
                    return map(30, 43, value, new LinkedHashMap());
                case 45: // char[]
                    return charsValue(value);
                case 46: // char[]
                    return charsValue(value);
                case 47: // List<char[]>
                    return collection(4, value, new ArrayList());
                case 48: // String or null
                    return value == null ? null : value(0, value);
                case 49: // AccountTools.Login
                    return concealed(57, false, value);
                case 50: // AccountTools.Login or null
                    return value == null ? null : value(49, value);
                case 51: // AccountTools.Token
                    return properties(value, -1, ~26, "value", ~48, "name", ~50, "login");
                case 52: // AccountTools.Key
                    return properties(value, -1, 4, "key");
                case 53: // AccountTools.Pin
                    return properties(value, -1, 2, "pin");
                case 54: // AccountTools.Way
                    return tagged(value, "kind", "an object with kind \"key\" or \"pin\"", "key", 52, "pin", 53);
                case 55: // AccountTools.Word
                    return readWord(value);
                case 56: // Integer
                    return intValue(countedText(value));
                default: // 57: AccountTools.Login
                    return properties(value, -1, 0, "user", 1, "password", null, "pass");
            }
        }

        AccountTools.Login readLogin(Object value) {
            Object[] read = components(value, 0, "user", 1, "password", null, "pass");
            return new AccountTools.Login((String) read[0], (char[]) read[1]);
        }

        char[][] readArrayOfArrayOfChar(Object value) {
            Object[] items = collection(4, value, new ArrayList<Object>()).toArray();
            char[][] result = new char[items.length][];
            for (int index = 0; index < items.length; index++) {
                result[index] = (char[]) items[index];
            }
            return result;
        }

        AccountTools.Number readNumber(Object value) {
            Object[] read = components(value, 2, "number");
            return new AccountTools.Number((int) read[0]);
        }

        AccountTools.Word readWord(Object value) {
            Object[] read = components(value, 4, "word");
            return new AccountTools.Word((char[]) read[0]);
        }
    }
}
