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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(8);
        // order
        tools.add(new ToolDefinition(
                "order",
                "A record as the only parameter: its components are the arguments.",
                structure(object("item", typed("string"), "quantity", typed("integer")), "item", "quantity"),
                handler(0, "order", instance, mapper), null, null, null, null, null));
        // show
        tools.add(new ToolDefinition(
                "show",
                "A record beside another parameter is an object.",
                structure(
                    object(
                        "at", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "zoom", typed("integer")),
                    "at", "zoom"),
                handler(1, "show", instance, mapper), null, null, null, null, null));
        // pack
        tools.add(new ToolDefinition(
                "pack",
                "Records inside other types, nested to any depth.",
                structure(
                    object(
                        "parcels", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "to", structure(
                                        object("street", typed("string"), "town", typed("string")),
                                        "street", "town"),
                                    "grams", object("type", "array", "items", typed("integer"))),
                                "to", "grams"))),
                    "parcels"),
                handler(2, "pack", instance, mapper), null, null, null, null, null));
        // measure
        tools.add(new ToolDefinition(
                "measure",
                "A record's constructor may refuse; the model does not see its exception.",
                structure(
                    object(
                        "spans", object(
                            "type", "array",
                            "items", structure(object("from", typed("integer"), "to", typed("integer")), "from", "to"))),
                    "spans"),
                handler(3, "measure", instance, mapper), null, null, null, null, null));
        // turn
        tools.add(new ToolDefinition(
                "turn",
                "Type arguments replace type parameters.",
                structure(
                    object("items", object("type", "array", "items", typed("string")), "next", typed("integer")),
                    "items", "next"),
                handler(4, "turn", instance, mapper), null, null, null, null, null));
        // walk
        tools.add(new ToolDefinition(
                "walk",
                "A type that contains itself.",
                object(
                    "type", "object",
                    "properties", object("folders", object("type", "array", "items", object("$ref", "#/$defs/Folder"))),
                    "required", list("folders"),
                    "$defs", object(
                        "Folder", structure(
                            object(
                                "name", typed("string"),
                                "folders", object("type", "array", "items", object("$ref", "#/$defs/Folder"))),
                            "name", "folders"))),
                handler(5, "walk", instance, mapper), null, null, null, null, null));
        // book
        tools.add(new ToolDefinition(
                "book",
                "A class: what Jackson would set, nothing of it required.",
                structure(
                    object("room", structure(object("name", typed("string"), "seats", typed("integer")))),
                    "room"),
                handler(6, "book", instance, mapper), null, null, null, null, null));
        // print
        tools.add(new ToolDefinition(
                "print",
                "A class with a superclass: inherited properties first.",
                structure(
                    object("invoice", structure(object("number", typed("string"), "total", typed("number")))),
                    "invoice"),
                handler(7, "print", instance, mapper), null, null, null, null, null));
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
                    // order
                    Object item = argument(0, "item");
                    Object quantity = argument(1, "quantity");
                    requireValid("item", "quantity");
                    Tools.Order record;
                    try {
                        record = new Tools.Order((String) item, (int) quantity);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.order(record));
                }
                case 1: {
                    // show
                    Object at = argument(2, "at");
                    Object zoom = argument(1, "zoom");
                    requireValid("at", "zoom");
                    return completed(instance.show((Tools.Point) at, (int) zoom));
                }
                case 2: {
                    // pack
                    Object parcels = argument(3, "parcels");
                    requireValid("parcels");
                    return completed(instance.pack((List) parcels));
                }
                case 3: {
                    // measure
                    Object spans = argument(4, "spans");
                    requireValid("spans");
                    return completed(instance.measure((List) spans));
                }
                case 4: {
                    // turn
                    Object items = argument(5, "items");
                    Object next = argument(1, "next");
                    requireValid("items", "next");
                    Tools.Page record;
                    try {
                        record = new Tools.Page((List) items, (int) next);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.turn(record));
                }
                case 5: {
                    // walk
                    Object folders = argument(6, "folders");
                    requireValid("folders");
                    return completed(instance.walk((List) folders));
                }
                case 6: {
                    // book
                    Object room = argument(7, "room");
                    requireValid("room");
                    return completed(instance.book((Tools.Room) room));
                }
                default: {
                    // print
                    Object invoice = argument(8, "invoice");
                    requireValid("invoice");
                    return completed(instance.print((Tools.Invoice) invoice));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // int
                    return intValue(value);
                case 2: // Tools.Point
                    return readPoint(value);
                case 3: // List<Tools.Parcel>
                    return collection(9, value, new ArrayList());
                case 4: // List<Tools.Span>
                    return collection(10, value, new ArrayList());
                case 5: // List<String>
                    return collection(0, value, new ArrayList());
                case 6: // List<Tools.Folder>
                    return collection(11, value, new ArrayList());
                case 7: // Tools.Room
                    return mapped(value, Tools.Room.class, "an object");
                case 8: // Tools.Invoice
                    return mapped(value, Tools.Invoice.class, "an object");
                case 9: // Tools.Parcel
                    return readParcel(value);
                case 10: // Tools.Span
                    return readSpan(value);
                case 11: // Tools.Folder
                    return readFolder(value);
                case 12: // Tools.Address
                    return readAddress(value);
                case 13: // List<Integer>
                    return collection(14, value, new ArrayList());
                default: // 14: Integer
                    return intValue(value);
            }
        }

        Tools.Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Point((int) member(1, members, "x"), (int) member(1, members, "y"));
        }

        Tools.Parcel readParcel(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Parcel(
                    (Tools.Address) member(12, members, "to"),
                    (List) member(13, members, "grams"));
        }

        Tools.Span readSpan(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Span((int) member(1, members, "from"), (int) member(1, members, "to"));
        }

        Tools.Folder readFolder(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Folder(
                    (String) member(0, members, "name"),
                    (List) member(6, members, "folders"));
        }

        Tools.Address readAddress(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Address(
                    (String) member(0, members, "street"),
                    (String) member(0, members, "town"));
        }
    }
}
