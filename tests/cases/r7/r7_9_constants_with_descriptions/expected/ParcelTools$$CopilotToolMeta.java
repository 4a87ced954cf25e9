// Imports

/** The tools of ParcelTools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class ParcelTools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<ParcelTools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public ParcelTools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(ParcelTools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // send
        tools.add(new ToolDefinition(
                "send",
                "Sends.",
                structure(
                    object(
                        "speed", object(
                            "type", "string",
                            "enum", list("STANDARD", "express", "DRONE"),
                            "description", "The speed.\nSTANDARD: within five days\nexpress: the next day"),
                        "other", object(
                            "type", "string",
                            "enum", list("STANDARD", "express", "DRONE"),
                            "description", "Perhaps another.\nSTANDARD: within five days\nexpress: the next day"),
                        "places", object(
                            "type", "array",
                            "items", object(
                                "type", "string",
                                "enum", list("DOOR", "NEIGHBOUR", "BOX", "ELSEWHERE"),
                                "description", "DOOR: at the door of the house\nNEIGHBOUR: at a neighbour's\nBOX: in a box"),
                            "description", "The places."),
                        "prices", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "description", "The prices.\nSTANDARD: within five days\nexpress: the next day"),
                        "parcel", object(
                            "type", "object",
                            "properties", object(
                                "speed", object(
                                    "type", "string",
                                    "enum", list("STANDARD", "express", "DRONE"),
                                    "description", "its speed\nSTANDARD: within five days\nexpress: the next day"),
                                "places", object(
                                    "type", "array",
                                    "items", object(
                                        "type", "string",
                                        "enum", list("DOOR", "NEIGHBOUR", "BOX", "ELSEWHERE"),
                                        "description", "DOOR: at the door of the house\nNEIGHBOUR: at a neighbour's\nBOX: in a box"),
                                    "description", "where it may be")),
                            "required", list("speed", "places"),
                            "description", "The parcel."),
                        "place", object(
                            "type", "string",
                            "enum", list("DOOR", "NEIGHBOUR", "BOX", "ELSEWHERE"),
                            "description", "By default.\nDOOR: at the door of the house\nNEIGHBOUR: at a neighbour's\nBOX: in a box",
                            "default", "BOX"),
                        "bare", object("type", "string", "enum", list("A", "B"), "description", "Without descriptions.")),
                    "speed", "places", "prices", "parcel", "bare"),
                handler(0, "send", instance, mapper), null, null, null, null, null));
        // nest
        tools.add(new ToolDefinition(
                "nest",
                "Nests.",
                object(
                    "type", "object",
                    "properties", object(
                        "prices", object(
                            "type", "array",
                            "items", object(
                                "type", "object",
                                "additionalProperties", typed("integer"),
                                "description", "DOOR: at the door of the house\nNEIGHBOUR: at a neighbour's\nBOX: in a box"),
                            "description", "Lists of prices."),
                        "levels", object("$ref", "#/$defs/Levels", "description", "Levels.")),
                    "required", list("prices", "levels"),
                    "$defs", object(
                        "Levels", object(
                            "type", "object",
                            "additionalProperties", object("$ref", "#/$defs/Levels"),
                            "description", "STANDARD: within five days\nexpress: the next day"))),
                handler(1, "nest", instance, mapper), null, null, null, null, null));
        // own
        tools.add(new ToolDefinition(
                "own",
                "Has a schema of its own.",
                structure(object("place", typed("string", "A place.")), "place"),
                handler(2, "own", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(ParcelTools instance) {
        return new ParcelTools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((ParcelTools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final ParcelTools instance;

        Call(ParcelTools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // send
                    Object speed = argument(0, "speed");
                    Object other = argument(1, "other");
                    Object places = argument(2, "places");
                    Object prices = argument(3, "prices");
                    Object parcel = argument(4, "parcel");
                    Object place = orDefault(5, "place", "BOX");
                    Object bare = argument(6, "bare");
                    requireValid("speed", "other", "places", "prices", "parcel", "place", "bare");
                    return instance.send((Speed) speed, (Optional) other, (List) places, (Map) prices, (ParcelTools.Parcel) parcel, (ParcelTools.Place) place, (ParcelTools.Bare) bare);
                }
                case 1: {
                    // nest
                    Object prices = argument(7, "prices");
                    Object levels = argument(8, "levels");
                    requireValid("prices", "levels");
                    return instance.nest((List) prices, (ParcelTools.Levels) levels);
                }
                default: {
                    // own
                    Object place = argument(5, "place");
                    requireValid("place");
                    return instance.own((ParcelTools.Place) place);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Speed
                    return readSpeed(value);
                case 1: // Optional<Speed>
                    return optional(0, value);
                case 2: // List<ParcelTools.Place>
                    return collection(5, value, new ArrayList());
                case 3: // Map<Speed, Integer>
                    return map(0, 9, value, new LinkedHashMap());
                case 4: // ParcelTools.Parcel
                    return readParcel(value);
                case 5: // ParcelTools.Place
                    return readPlace(value);
                case 6: // ParcelTools.Bare
                    return readBare(value);
                case 7: // List<EnumMap<ParcelTools.Place, Integer>>
                    return collection(10, value, new ArrayList());
                case 8: // ParcelTools.Levels
                    return map(0, 8, value, new ParcelTools.Levels());
                case 9: // Integer
                    return intValue(countedText(value));
                default: // 10: EnumMap<ParcelTools.Place, Integer>
                    return map(5, 9, value, new EnumMap(ParcelTools.Place.class));
            }
        }

        Speed readSpeed(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "STANDARD":
                        return Speed.STANDARD;
                    case "express":
                        return Speed.EXPRESS;
                    case "DRONE":
                        return Speed.DRONE;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"STANDARD\", \"express\", \"DRONE\"", value);
        }

        ParcelTools.Parcel readParcel(Object value) {
            Object[] read = components(value, 0, "speed", 2, "places");
            return new ParcelTools.Parcel((Speed) read[0], (List) read[1]);
        }

        ParcelTools.Place readPlace(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "DOOR":
                        return ParcelTools.Place.DOOR;
                    case "NEIGHBOUR":
                        return ParcelTools.Place.NEIGHBOUR;
                    case "BOX":
                        return ParcelTools.Place.BOX;
                    case "ELSEWHERE":
                        return ParcelTools.Place.ELSEWHERE;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"DOOR\", \"NEIGHBOUR\", \"BOX\", \"ELSEWHERE\"", value);
        }

        ParcelTools.Bare readBare(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return ParcelTools.Bare.A;
                    case "B":
                        return ParcelTools.Bare.B;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"A\", \"B\"", value);
        }
    }
}
