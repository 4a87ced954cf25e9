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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(16);
        // named
        tools.add(new ToolDefinition(
                "named",
                "`@JsonProperty` names a property.",
                structure(object("value", structure(object("given_name", typed("string")))), "value"),
                handler(0, "named", instance, mapper), null, null, null, null, null));
        // needed
        tools.add(new ToolDefinition(
                "needed",
                "It makes a property required, and includes one that is not public.",
                structure(object("value", structure(object("name", typed("string")), "name")), "value"),
                handler(1, "needed", instance, mapper), null, null, null, null, null));
        // read_only
        tools.add(new ToolDefinition(
                "read_only",
                "`access = READ_ONLY` leaves one out.",
                structure(object("value", structure(object("text", typed("string")))), "value"),
                handler(2, "read_only", instance, mapper), null, null, null, null, null));
        // ignored
        tools.add(new ToolDefinition(
                "ignored",
                "`@JsonIgnore`, `@JsonIgnoreProperties` and `@JsonIgnoreType` leave some out.",
                structure(object("value", structure(object("name", typed("string")))), "value"),
                handler(3, "ignored", instance, mapper), null, null, null, null, null));
        // transients
        tools.add(new ToolDefinition(
                "transients",
                "So does `@java.beans.Transient`, which only methods can have.",
                structure(object("value", structure(object("user", typed("string")))), "value"),
                handler(4, "transients", instance, mapper), null, null, null, null, null));
        // aliased
        tools.add(new ToolDefinition(
                "aliased",
                "`@JsonAlias` is for reading only: the schema has one name.",
                structure(object("value", structure(object("email", typed("string")))), "value"),
                handler(5, "aliased", instance, mapper), null, null, null, null, null));
        // unwrapped
        tools.add(new ToolDefinition(
                "unwrapped",
                "`@JsonUnwrapped` moves an object's properties to the outer object.",
                structure(
                    object(
                        "value", structure(
                            object(
                                "name", typed("string"),
                                "home_street", typed("string"),
                                "home_town", typed("string")))),
                    "value"),
                handler(6, "unwrapped", instance, mapper), null, null, null, null, null));
        // any_setter
        tools.add(new ToolDefinition(
                "any_setter",
                "`@JsonAnySetter` accepts all other properties.",
                structure(
                    object(
                        "value", object(
                            "type", "object",
                            "properties", object("name", typed("string")),
                            "required", list(),
                            "additionalProperties", typed("integer"))),
                    "value"),
                handler(7, "any_setter", instance, mapper), null, null, null, null, null));
        // naming
        tools.add(new ToolDefinition(
                "naming",
                "`@JsonNaming` names all properties by one rule.",
                structure(object("value", structure(object("first_name", typed("string")))), "value"),
                handler(8, "naming", instance, mapper), null, null, null, null, null));
        // ordered
        tools.add(new ToolDefinition(
                "ordered",
                "`@JsonPropertyOrder` orders them.",
                structure(object("height", typed("integer"), "width", typed("integer")), "height", "width"),
                handler(9, "ordered", instance, mapper), null, null, null, null, null));
        // created
        tools.add(new ToolDefinition(
                "created",
                "`@JsonCreator` with named parameters: primitive ones are required.",
                structure(
                    object("value", structure(object("nights", typed("integer"), "town", typed("string")), "nights")),
                    "value"),
                handler(10, "created", instance, mapper), null, null, null, null, null));
        // refuses_null
        tools.add(new ToolDefinition(
                "refuses_null",
                "So are those that refuse null.",
                structure(object("value", structure(object("seat", typed("string")), "seat")), "value"),
                handler(11, "refuses_null", instance, mapper), null, null, null, null, null));
        // delegating
        tools.add(new ToolDefinition(
                "delegating",
                "`@JsonCreator` with one value: it is that value.",
                structure(object("value", typed("string")), "value"),
                handler(12, "delegating", instance, mapper), null, null, null, null, null));
        // formatted
        tools.add(new ToolDefinition(
                "formatted",
                "`@JsonFormat` sets how a value is written.",
                structure(
                    object(
                        "value", structure(
                            object(
                                "day", object(
                                    "type", "string",
                                    "pattern", "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$"),
                                "seats", object("type", "string", "pattern", "^-?(0|[1-9][0-9]*)$")))),
                    "value"),
                handler(13, "formatted", instance, mapper), null, null, null, null, null));
        // described
        tools.add(new ToolDefinition(
                "described",
                "`@JsonClassDescription` and `@JsonPropertyDescription` are descriptions.",
                structure(
                    object(
                        "value", object(
                            "type", "object",
                            "properties", object("to", typed("string", "A town.")),
                            "required", list(),
                            "description", "A journey.")),
                    "value"),
                handler(14, "described", instance, mapper), null, null, null, null, null));
        // records
        tools.add(new ToolDefinition(
                "records",
                "All of them work on records, too.",
                structure(
                    object(
                        "song", structure(object("song_title", typed("string"), "min", typed("integer")), "song_title", "min"),
                        "copies", typed("integer")),
                    "song", "copies"),
                handler(15, "records", instance, mapper), null, null, null, null, null));
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
                    // named
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(instance.named((Tools.Named) value));
                }
                case 1: {
                    // needed
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.needed((Tools.Needed) value));
                }
                case 2: {
                    // read_only
                    Object value = argument(2, "value");
                    requireValid("value");
                    return completed(instance.readOnly((Tools.Entry) value));
                }
                case 3: {
                    // ignored
                    Object value = argument(3, "value");
                    requireValid("value");
                    return completed(instance.ignored((Tools.Account) value));
                }
                case 4: {
                    // transients
                    Object value = argument(4, "value");
                    requireValid("value");
                    return completed(instance.transients((Tools.Login) value));
                }
                case 5: {
                    // aliased
                    Object value = argument(5, "value");
                    requireValid("value");
                    return completed(instance.aliased((Tools.Contact) value));
                }
                case 6: {
                    // unwrapped
                    Object value = argument(6, "value");
                    requireValid("value");
                    return completed(instance.unwrapped((Tools.Guest) value));
                }
                case 7: {
                    // any_setter
                    Object value = argument(7, "value");
                    requireValid("value");
                    return completed(instance.anySetter((Tools.Bag) value));
                }
                case 8: {
                    // naming
                    Object value = argument(8, "value");
                    requireValid("value");
                    return completed(instance.naming((Tools.Person) value));
                }
                default: {
                    // ordered
                    Object height = argument(9, "height");
                    Object width = argument(9, "width");
                    requireValid("height", "width");
                    Tools.Size record;
                    try {
                        record = new Tools.Size((int) width, (int) height);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.ordered(record));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // created
                    Object value = argument(10, "value");
                    requireValid("value");
                    return completed(instance.created((Tools.Stay) value));
                }
                case 11: {
                    // refuses_null
                    Object value = argument(11, "value");
                    requireValid("value");
                    return completed(instance.refusesNull((Tools.Ticket) value));
                }
                case 12: {
                    // delegating
                    Object value = argument(12, "value");
                    requireValid("value");
                    return completed(instance.delegating((Tools.Money) value));
                }
                case 13: {
                    // formatted
                    Object value = argument(13, "value");
                    requireValid("value");
                    return completed(instance.formatted((Tools.Event) value));
                }
                case 14: {
                    // described
                    Object value = argument(14, "value");
                    requireValid("value");
                    return completed(instance.described((Tools.Trip) value));
                }
                default: {
                    // records
                    Object song = argument(15, "song");
                    Object copies = argument(9, "copies");
                    requireValid("song", "copies");
                    return completed(instance.records((Tools.Song) song, (int) copies));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Named
                    return mapped(value, Tools.Named.class, "an object");
                case 1: // Tools.Needed
                    return mapped(value(16, value), Tools.Needed.class, "an object");
                case 2: // Tools.Entry
                    return mapped(value, Tools.Entry.class, "an object");
                case 3: // Tools.Account
                    return mapped(value, Tools.Account.class, "an object");
                case 4: // Tools.Login
                    return mapped(value, Tools.Login.class, "an object");
                case 5: // Tools.Contact
                    return mapped(value, Tools.Contact.class, "an object");
                case 6: // Tools.Guest
                    return mapped(value, Tools.Guest.class, "an object");
                case 7: // Tools.Bag
                    return mapped(value, Tools.Bag.class, "an object");
                case 8: // Tools.Person
                    return mapped(value, Tools.Person.class, "an object");
                case 9: // int
                    return intValue(value);
                case 10: // Tools.Stay
                    return mapped(value(17, value), Tools.Stay.class, "an object");
                case 11: // Tools.Ticket
                    return mapped(value(18, value), Tools.Ticket.class, "an object");
                case 12: // Tools.Money
                    return mapped(text(value, "a string"), Tools.Money.class, "a string");
                case 13: // Tools.Event
                    return mapped(value(19, value), Tools.Event.class, "an object",
                            "day java.time.LocalDate", "a date or time in the form dd.MM.yyyy");
                case 14: // Tools.Trip
                    return mapped(value, Tools.Trip.class, "an object");
                case 15: // Tools.Song
                    return readSong(value);
                case 16: // Tools.Needed
                    return checkNeeded(value);
                case 17: // Tools.Stay
                    return checkStay(value);
                case 18: // Tools.Ticket
                    return checkTicket(value);
                case 19: // Tools.Event
                    return checkEvent(value);
                case 20: // String
                    return stringValue(value);
                default: { // 21: LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
            }
        }

        Tools.Song readSong(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Song(
                    (String) member(20, members, "song_title"),
                    (int) member(9, members, "min", "m"));
        }

        Object checkNeeded(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }

        Object checkStay(Object value) {
            if (value instanceof Map) {
                require(value, "nights");
            }
            return value;
        }

        Object checkTicket(Object value) {
            if (value instanceof Map) {
                require(value, "seat");
            }
            return value;
        }

        Object checkEvent(Object value) {
            if (value instanceof Map) {
                inspect(21, value, "day");
            }
            return value;
        }
    }
}
