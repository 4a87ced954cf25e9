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
        // tree
        tools.add(new ToolDefinition(
                "tree",
                "Shows a tree.",
                object(
                    "type", "object",
                    "properties", object("tree", object("$ref", "#/$defs/Tree", "description", "The tree.")),
                    "required", list("tree"),
                    "$defs", object("Tree", object("type", "object", "additionalProperties", object("$ref", "#/$defs/Tree")))),
                handler(0, "tree", instance, mapper), null, null, null, null, null));
        // nest
        tools.add(new ToolDefinition(
                "nest",
                "Shows a nest.",
                object(
                    "type", "object",
                    "properties", object("nest", object("$ref", "#/$defs/Nest", "description", "The nest.")),
                    "required", list("nest"),
                    "$defs", object("Nest", object("type", "array", "items", object("$ref", "#/$defs/Nest")))),
                handler(1, "nest", instance, mapper), null, null, null, null, null));
        // person
        tools.add(new ToolDefinition(
                "person",
                "Shows a person.",
                object(
                    "type", "object",
                    "properties", object(
                        "person", object("$ref", "#/$defs/Person", "description", "The person."),
                        "unused", typed("integer", "Unused.")),
                    "required", list("person", "unused"),
                    "$defs", object(
                        "Person", structure(
                            object(
                                "name", typed("string"),
                                "friends", object("type", "object", "additionalProperties", object("$ref", "#/$defs/Person"))),
                            "name", "friends"))),
                handler(2, "person", instance, mapper), null, null, null, null, null));
        // distances
        tools.add(new ToolDefinition(
                "distances",
                "Shows distances.",
                structure(
                    object(
                        "distances", object(
                            "type", "object",
                            "properties", object(
                                "from", typed("string"),
                                "to", object("type", "object", "additionalProperties", typed("integer"))),
                            "required", list("from", "to"),
                            "description", "The distances."),
                        "unused", typed("integer", "Unused.")),
                    "distances", "unused"),
                handler(3, "distances", instance, mapper), null, null, null, null, null));
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
                    // tree
                    Object tree = argument(0, "tree");
                    requireValid("tree");
                    return completed(instance.tree((Tools.Tree) tree));
                }
                case 1: {
                    // nest
                    Object nest = argument(1, "nest");
                    requireValid("nest");
                    return completed(instance.nest((Tools.Nest) nest));
                }
                case 2: {
                    // person
                    Object person = argument(2, "person");
                    Object unused = argument(3, "unused");
                    requireValid("person", "unused");
                    return completed(instance.person((Tools.Person) person, (int) unused));
                }
                default: {
                    // distances
                    Object distances = argument(4, "distances");
                    Object unused = argument(3, "unused");
                    requireValid("distances", "unused");
                    return completed(instance.distances((Tools.Distances) distances, (int) unused));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Tree
                    return map(5, 0, value, new Tools.Tree());
                case 1: // Tools.Nest
                    return collection(1, value, new Tools.Nest());
                case 2: // Tools.Person
                    return readPerson(value);
                case 3: // int
                    return intValue(value);
                case 4: // Tools.Distances
                    return readDistances(value);
                case 5: // Object
                    return stringValue(value);
                case 6: // String
                    return stringValue(value);
                case 7: // Map<Tools.Side, Tools.Person>
                    return map(9, 2, value, new LinkedHashMap());
                case 8: // Map<Tools.Place, Integer>
                    return map(12, 10, value, new LinkedHashMap());
                case 9: // Tools.Side
                    return readSide(value);
                case 10: // Integer
                    return intValue(value);
                case 11: // Tools.Place
                    return checkPlace(value);
                default: // 12: Tools.Place
                    return mappedKey(value, Tools.Place.class, "a text that the tool can read");
            }
        }

        Tools.Person readPerson(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Person(
                    (String) member(6, members, "name"),
                    (Map) member(7, members, "friends"));
        }

        Tools.Distances readDistances(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Distances(
                    (String) member(6, members, "from"),
                    (Map) member(8, members, "to"));
        }

        Tools.Side readSide(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "LEFT":
                        return Tools.Side.LEFT;
                    case "RIGHT":
                        return Tools.Side.RIGHT;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"LEFT\", \"RIGHT\"", value);
        }

        Object checkPlace(Object value) {
            if (value instanceof Map) {
                require(value, "name");
                require(value, "near");
            }
            return value;
        }
    }
}
