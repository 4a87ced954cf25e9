// Imports

/** The tools of ContactTools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class ContactTools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<ContactTools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public ContactTools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(ContactTools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(7);
        // flattened
        tools.add(new ToolDefinition(
                "flattened",
                "Changes what is given of a contact.",
                structure(
                    object(
                        "name", object(
                            "type", "string",
                            "minLength", 1,
                            "maxLength", 9,
                            "pattern", "\\S",
                            "description", "A name"),
                        "phone", object("anyOf", list(object("type", "string", "minLength", 3), typed("null"))),
                        "age", object("anyOf", list(object("type", "integer", "maximum", 150), typed("null"))),
                        "kind", object(
                            "anyOf", list(
                                object(
                                    "type", "string",
                                    "enum", list("PRIVATE", "work"),
                                    "description", "PRIVATE: at home"),
                                typed("null"))),
                        "address", object(
                            "anyOf", list(
                                structure(
                                    object(
                                        "city", typed("string"),
                                        "street", object("anyOf", list(typed("string"), typed("null")))),
                                    "city"),
                                typed("null"))),
                        "tags", object("anyOf", list(object("type", "array", "items", typed("string")), typed("null"))),
                        "limits", object(
                            "anyOf", list(
                                object(
                                    "type", "object",
                                    "additionalProperties", object("anyOf", list(typed("integer"), typed("null")))),
                                typed("null"))),
                        "born", object("anyOf", list(object("type", "string", "format", "date"), typed("null"))),
                        "note", object(),
                        "picture", object("anyOf", list(object("type", "string", "contentEncoding", "base64"), typed("null"))))),
                handler(0, "flattened", instance, mapper), null, null, null, null, null));
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "Changes a contact.",
                structure(
                    object(
                        "id", typed("integer"),
                        "change", structure(
                            object(
                                "name", object(
                                    "type", "string",
                                    "minLength", 1,
                                    "maxLength", 9,
                                    "pattern", "\\S",
                                    "description", "A name"),
                                "phone", object("anyOf", list(object("type", "string", "minLength", 3), typed("null"))),
                                "age", object("anyOf", list(object("type", "integer", "maximum", 150), typed("null"))),
                                "kind", object(
                                    "anyOf", list(
                                        object(
                                            "type", "string",
                                            "enum", list("PRIVATE", "work"),
                                            "description", "PRIVATE: at home"),
                                        typed("null"))),
                                "address", object(
                                    "anyOf", list(
                                        structure(
                                            object(
                                                "city", typed("string"),
                                                "street", object("anyOf", list(typed("string"), typed("null")))),
                                            "city"),
                                        typed("null"))),
                                "tags", object(
                                    "anyOf", list(object("type", "array", "items", typed("string")), typed("null"))),
                                "limits", object(
                                    "anyOf", list(
                                        object(
                                            "type", "object",
                                            "additionalProperties", object("anyOf", list(typed("integer"), typed("null")))),
                                        typed("null"))),
                                "born", object("anyOf", list(object("type", "string", "format", "date"), typed("null"))),
                                "note", object(),
                                "picture", object(
                                    "anyOf", list(object("type", "string", "contentEncoding", "base64"), typed("null")))))),
                    "id", "change"),
                handler(1, "nested", instance, mapper), null, null, null, null, null));
        // parameter
        tools.add(new ToolDefinition(
                "parameter",
                "Changes one field.",
                structure(
                    object(
                        "nick", object(
                            "anyOf", list(typed("string"), typed("null")),
                            "description", "A nickname; null removes it"),
                        "number", typed("integer"),
                        "inner", object("anyOf", list(typed("string"), typed("null"))))),
                handler(2, "parameter", instance, mapper), null, null, null, null, null));
        // contained
        tools.add(new ToolDefinition(
                "contained",
                "Reads them in containers.",
                structure(
                    object(
                        "list", object("type", "array", "items", object("anyOf", list(typed("string"), typed("null")))),
                        "deque", object("type", "array", "items", object("type", "string", "minLength", 1, "pattern", "\\S")),
                        "map", object(
                            "type", "object",
                            "additionalProperties", object("anyOf", list(typed("integer"), typed("null")))),
                        "optional", object("anyOf", list(typed("string"), typed("null"))),
                        "array", object("type", "array", "items", object("anyOf", list(typed("string"), typed("null"))))),
                    "list", "deque", "map", "array"),
                handler(3, "contained", instance, mapper), null, null, null, null, null));
        // defaulted
        tools.add(new ToolDefinition(
                "defaulted",
                "Has a default, which is never undefined.",
                structure(
                    object(
                        "level", object(
                            "anyOf", list(object("type", "integer", "maximum", 5), typed("null")),
                            "description", "Which",
                            "default", 4))),
                handler(4, "defaulted", instance, mapper), null, null, null, null, null));
        // recursive
        tools.add(new ToolDefinition(
                "recursive",
                "Changes a tree.",
                object(
                    "type", "object",
                    "properties", object(
                        "name", typed("string"),
                        "left", object("anyOf", list(object("$ref", "#/$defs/Tree"), typed("null")))),
                    "required", list("name"),
                    "$defs", object(
                        "Tree", structure(
                            object(
                                "name", typed("string"),
                                "left", object("anyOf", list(object("$ref", "#/$defs/Tree"), typed("null")))),
                            "name"))),
                handler(5, "recursive", instance, mapper), null, null, null, null, null));
        // raw
        tools.add(new ToolDefinition(
                "raw",
                "Reads any.",
                structure(object("value", object())),
                handler(6, "raw", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(ContactTools instance) {
        return new ContactTools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((ContactTools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final ContactTools instance;

        Call(ContactTools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // flattened
                    return flattened();
                }
                case 1: {
                    // nested
                    Object id = argument(10, "id");
                    Object change = argument(11, "change");
                    requireValid("id", "change");
                    return instance.nested((int) id, (ContactTools.Change) change);
                }
                case 2: {
                    // parameter
                    Object nick = argumentOrMissing(12, "nick");
                    Object number_ = argumentOrMissing(13, "number");
                    Object inner = argumentOrMissing(14, "inner");
                    requireValid("nick", "number", "inner");
                    return instance.parameter((JsonNullable) nick, (JsonNullable) number_, (JsonNullable) inner);
                }
                case 3: {
                    // contained
                    Object list = argument(15, "list");
                    Object deque = argument(16, "deque");
                    Object map = argument(17, "map");
                    Object optional = argument(18, "optional");
                    Object array = argument(19, "array");
                    requireValid("list", "deque", "map", "optional", "array");
                    return instance.contained((List) list, (ArrayDeque) deque, (Map) map, (Optional) optional, (JsonNullable[]) array);
                }
                case 4: {
                    // defaulted
                    Object level = orDefault(20, "level", 4);
                    requireValid("level");
                    return instance.defaulted((JsonNullable) level);
                }
                case 5: {
                    // recursive
                    Object name = argument(21, "name");
                    Object left = argumentOrMissing(22, "left");
                    requireValid("name", "left");
                    ContactTools.Tree record_;
                    try {
                        record_ = new ContactTools.Tree(
                                (String) name,
                                (JsonNullable) left);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return instance.recursive(record_);
                }
                default: {
                    // raw
                    Object value = argumentOrMissing(23, "value");
                    requireValid("value");
                    return instance.raw((JsonNullable) value);
                }
            }
        }

        Object flattened() throws Throwable {
            Object name = argumentOrMissing(0, "name");
            Object phone = argumentOrMissing(1, "phone", "telephone");
            Object age = argumentOrMissing(2, "age");
            Object kind = argumentOrMissing(3, "kind");
            Object address = argumentOrMissing(4, "address");
            Object tags = argumentOrMissing(5, "tags");
            Object limits = argumentOrMissing(6, "limits");
            Object born = argumentOrMissing(7, "born");
            Object note = argumentOrMissing(8, "note");
            Object picture = argumentOrMissing(9, "picture");
            requireValid("name", "phone", "telephone", "age", "kind", "address", "tags", "limits", "born", "note", "picture");
            ContactTools.Change record_;
            try {
                record_ = new ContactTools.Change(
                        (JsonNullable) name,
                        (JsonNullable) phone,
                        (JsonNullable) age,
                        (JsonNullable) kind,
                        (JsonNullable) address,
                        (JsonNullable) tags,
                        (JsonNullable) limits,
                        (JsonNullable) born,
                        (JsonNullable) note,
                        (JsonNullable) picture);
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
            return instance.flattened(record_);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // JsonNullable<String>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(24, value));
                case 1: // JsonNullable<String>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(26, value));
                case 2: // JsonNullable<Integer>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(28, value));
                case 3: // JsonNullable<ContactTools.Kind>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(30, value));
                case 4: // JsonNullable<ContactTools.Address>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(32, value));
                case 5: // JsonNullable<List<String>>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(34, value));
                case 6: // JsonNullable<Map<String, JsonNullable<Integer>>>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(35, value));
                case 7: // JsonNullable<LocalDate>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(37, value));
                case 8: // JsonNullable<Object>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(39, value));
                case 9: // JsonNullable<byte[]>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(41, value));
                case 10: // int
                    return intValue(countedText(value));
                case 11: // ContactTools.Change
                    return readChange(value);
                case 12: // JsonNullable<String>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(42, value));
                case 13: // JsonNullable<Integer>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(43, value));
                case 14: // JsonNullable<Optional<String>>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(45, value));
                case 15: // List<JsonNullable<String>>
                    return collection(12, value, new ArrayList());
                case 16: // ArrayDeque<JsonNullable<String>>
                    return collection(46, value, new ArrayDeque());
                case 17: // Map<String, JsonNullable<Integer>>
                    return map(48, 47, value, new LinkedHashMap());
                case 18: // Optional<JsonNullable<String>>
                    return optional(12, value);
                case 19: // JsonNullable<String>[]
                    return readArrayOfJsonNullableOfString(value);
                case 20: // JsonNullable<Integer>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(50, value));
                case 21: // String
                    return stringValue(value);
                case 22: // JsonNullable<ContactTools.Tree>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(52, value));
                case 23: // JsonNullable
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(39, value));
                case 24: { // String
                    Object result = value(21, value);
                    ArgumentError broken = textSize(value, 1, 9);
                    broken = ArgumentError.chained(broken, notBlank(value));
                    requireNone(broken);
                    return result;
                }
                case 25: { // String
                    Object result = value(21, value);
                    requireNone(textSize(value, 3, 2147483647));
                    return result;
                }
                case 26: // String or null
                    return value == null ? null : value(25, value);
                case 27: { // Integer
                    Object result = value(43, value);
                    requireNone(atMost(value, 150L));
                    return result;
                }
                case 28: // Integer or null
                    return value == null ? null : value(27, value);
                case 29: // ContactTools.Kind
                    return readKind(value);
                case 30: // ContactTools.Kind or null
                    return value == null ? null : value(29, value);
                case 31: // ContactTools.Address
                    return readAddress(value);
                case 32: // ContactTools.Address or null
                    return value == null ? null : value(31, value);
                case 33: // List<String>
                    return collection(21, value, new ArrayList());
                case 34: // List<String> or null
                    return value == null ? null : value(33, value);
                case 35: // Map<String, JsonNullable<Integer>> or null
                    return value == null ? null : value(17, value);
                case 36: // LocalDate
                    return mappedText(value, dateText(value), mapper.constructType(LocalDate.class), "an ISO 8601 date such as 2024-02-29");
                case 37: // LocalDate or null
                    return value == null ? null : value(36, value);
                case 38: // Object
                    return anything(value);
                case 39: // Object or null
                    return value == null ? null : value(38, value);
                case 40: // byte[]
                    return bytesValue(value);
                case 41: // byte[] or null
                    return value == null ? null : value(40, value);
                case 42: // String or null
                    return value == null ? null : value(21, value);
                case 43: // Integer
                    return intValue(countedText(value));
                case 44: // Optional<String>
                    return optional(21, value);
                case 45: // Optional<String> or null
                    return value == null ? null : value(44, value);
                case 46: // JsonNullable<String>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(53, value));
                case 47: // JsonNullable<Integer>
                    return isMissing ? JsonNullable.undefined() : JsonNullable.<Object>of(value(54, value));
                case 48: // Object
                    return stringValue(value);
                case 49: { // Integer
                    Object result = value(43, value);
                    requireNone(atMost(value, 5L));
                    return result;
                }
                case 50: // Integer or null
                    return value == null ? null : value(49, value);
                case 51: // ContactTools.Tree
                    return readTree(value);
                case 52: // ContactTools.Tree or null
                    return value == null ? null : value(51, value);
                case 53: { // String
                    Object result = value(21, value);
                    ArgumentError broken = textSize(value, 1, 2147483647);
                    broken = ArgumentError.chained(broken, notBlank(value));
                    requireNone(broken);
                    return result;
                }
                default: // 54: Integer or null
                    return value == null ? null : value(43, value);
            }
        }

        ContactTools.Change readChange(Object value) {
            Object[] read = components(value,
                    ~0, "name",
                    ~1, "phone", null, "telephone",
                    ~2, "age",
                    ~3, "kind",
                    ~4, "address",
                    ~5, "tags",
                    ~6, "limits",
                    ~7, "born",
                    ~8, "note",
                    ~9, "picture");
            return new ContactTools.Change(
                    (JsonNullable) read[0],
                    (JsonNullable) read[1],
                    (JsonNullable) read[3],
                    (JsonNullable) read[4],
                    (JsonNullable) read[5],
                    (JsonNullable) read[6],
                    (JsonNullable) read[7],
                    (JsonNullable) read[8],
                    (JsonNullable) read[9],
                    (JsonNullable) read[10]);
        }

        JsonNullable[] readArrayOfJsonNullableOfString(Object value) {
            Object[] items = collection(12, value, new ArrayList<Object>()).toArray();
            JsonNullable[] result = new JsonNullable[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (JsonNullable) items[index];
            }
            return result;
        }

        ContactTools.Kind readKind(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "PRIVATE":
                        return ContactTools.Kind.PRIVATE;
                    case "work":
                        return ContactTools.Kind.BUSINESS;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"PRIVATE\", \"work\"", value);
        }

        ContactTools.Address readAddress(Object value) {
            Object[] read = components(value, 21, "city", ~12, "street");
            return new ContactTools.Address(
                    (String) read[0],
                    (JsonNullable) read[1]);
        }

        ContactTools.Tree readTree(Object value) {
            Object[] read = components(value, 21, "name", ~22, "left");
            return new ContactTools.Tree(
                    (String) read[0],
                    (JsonNullable) read[1]);
        }
    }
}
