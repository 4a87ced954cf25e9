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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(7);
        // adopt
        tools.add(new ToolDefinition(
                "adopt",
                "Adopts.",
                structure(
                    object(
                        "owner", object(
                            "type", "object",
                            "properties", object(
                                "pet", object(
                                    "oneOf", list(
                                        structure(
                                            object(
                                                "kind", object("type", "string", "enum", list("cat")),
                                                "lives", object("type", "integer", "maximum", 9)),
                                            "kind", "lives"),
                                        structure(
                                            object(
                                                "kind", object("type", "string", "enum", list("dog")),
                                                "name", typed("string")),
                                            "kind", "name"),
                                        object(
                                            "type", "array",
                                            "prefixItems", list(
                                                object("type", "string", "enum", list("fish")),
                                                object("type", "string", "enum", list("COD"))),
                                            "items", false,
                                            "minItems", 2))),
                                "other", object(
                                    "oneOf", list(
                                        object(
                                            "type", "object",
                                            "properties", object(
                                                "c", structure(
                                                    object("lives", object("type", "integer", "maximum", 9)),
                                                    "lives")),
                                            "required", list("c"),
                                            "maxProperties", 1),
                                        object(
                                            "type", "object",
                                            "properties", object("d", structure(object("name", typed("string")), "name")),
                                            "required", list("d"),
                                            "maxProperties", 1)),
                                    "description", "Another")),
                            "required", list("pet"),
                            "description", "The owner"),
                        "count", typed("integer", "How many")),
                    "owner", "count"),
                handler(0, "adopt", instance, mapper), null, null, null, null, null));
        // adopt_one
        tools.add(new ToolDefinition(
                "adopt_one",
                "Adopts one, as arguments.",
                structure(
                    object(
                        "pet", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("cat")),
                                        "lives", object("type", "integer", "maximum", 9)),
                                    "kind", "lives"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("dog")),
                                        "name", typed("string")),
                                    "kind", "name"),
                                object(
                                    "type", "array",
                                    "prefixItems", list(
                                        object("type", "string", "enum", list("fish")),
                                        object("type", "string", "enum", list("COD"))),
                                    "items", false,
                                    "minItems", 2))),
                        "other", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object(
                                        "c", structure(object("lives", object("type", "integer", "maximum", 9)), "lives")),
                                    "required", list("c"),
                                    "maxProperties", 1),
                                object(
                                    "type", "object",
                                    "properties", object("d", structure(object("name", typed("string")), "name")),
                                    "required", list("d"),
                                    "maxProperties", 1)),
                            "description", "Another")),
                    "pet"),
                handler(1, "adopt_one", instance, mapper), null, null, null, null, null));
        // open
        tools.add(new ToolDefinition(
                "open",
                "Opens.",
                structure(
                    object(
                        "zoo", object(
                            "type", "object",
                            "properties", object(
                                "all", object(
                                    "type", "array",
                                    "items", object(
                                        "oneOf", list(
                                            structure(
                                                object(
                                                    "@type", object("type", "string", "enum", list("cat")),
                                                    "lives", object("type", "integer", "maximum", 9)),
                                                "@type", "lives"),
                                            structure(
                                                object(
                                                    "@type", object("type", "string", "enum", list("Tools$Dog")),
                                                    "name", typed("string")),
                                                "@type", "name")))),
                                "named", object(
                                    "type", "object",
                                    "additionalProperties", object(
                                        "oneOf", list(
                                            object(
                                                "type", "object",
                                                "properties", object(
                                                    "cat", structure(
                                                        object("lives", object("type", "integer", "maximum", 9)),
                                                        "lives")),
                                                "required", list("cat"),
                                                "maxProperties", 1),
                                            object(
                                                "type", "object",
                                                "properties", object("dog", structure(object("name", typed("string")), "name")),
                                                "required", list("dog"),
                                                "maxProperties", 1)))),
                                "rest", object(
                                    "type", "array",
                                    "items", object(
                                        "oneOf", list(
                                            object(
                                                "type", "object",
                                                "properties", object("lives", object("type", "integer", "maximum", 9)),
                                                "required", list("lives"),
                                                "additionalProperties", false),
                                            object(
                                                "type", "object",
                                                "properties", object("name", typed("string")),
                                                "required", list("name"),
                                                "additionalProperties", false))))),
                            "required", list(),
                            "description", "The zoo"),
                        "count", typed("integer", "How many")),
                    "zoo", "count"),
                handler(2, "open", instance, mapper), null, null, null, null, null));
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Draws.",
                structure(
                    object(
                        "drawing", object(
                            "type", "object",
                            "properties", object(
                                "plain", object(
                                    "oneOf", list(
                                        structure(
                                            object(
                                                "type", object("type", "string", "enum", list("circle")),
                                                "radius", typed("integer")),
                                            "type", "radius"),
                                        structure(
                                            object(
                                                "type", object("type", "string", "enum", list("square")),
                                                "side", typed("integer")),
                                            "type", "side"))),
                                "wrapped", object(
                                    "oneOf", list(
                                        object(
                                            "type", "object",
                                            "properties", object("circle", structure(object("radius", typed("integer")), "radius")),
                                            "required", list("circle"),
                                            "maxProperties", 1),
                                        object(
                                            "type", "object",
                                            "properties", object("square", structure(object("side", typed("integer")), "side")),
                                            "required", list("square"),
                                            "maxProperties", 1))),
                                "more", object(
                                    "oneOf", list(
                                        structure(
                                            object(
                                                "shape", object("type", "string", "enum", list("circle")),
                                                "radius", typed("integer")),
                                            "shape", "radius"),
                                        structure(
                                            object(
                                                "shape", object("type", "string", "enum", list("square")),
                                                "side", typed("integer")),
                                            "shape", "side"),
                                        structure(
                                            object(
                                                "shape", object("type", "string", "enum", list("hex")),
                                                "side", typed("integer")),
                                            "shape", "side"))),
                                "renamed", object(
                                    "oneOf", list(
                                        structure(
                                            object(
                                                "shape", object("type", "string", "enum", list("Tools$Circle")),
                                                "radius", typed("integer")),
                                            "shape", "radius"),
                                        structure(
                                            object(
                                                "shape", object("type", "string", "enum", list("square")),
                                                "side", typed("integer")),
                                            "shape", "side"),
                                        structure(
                                            object(
                                                "shape", object("type", "string", "enum", list("circle")),
                                                "side", typed("integer")),
                                            "shape", "side"))),
                                "alone", structure(
                                    object(
                                        "shape", object("type", "string", "enum", list("Tools$Circle")),
                                        "radius", typed("integer")),
                                    "shape", "radius")),
                            "required", list("plain", "wrapped", "more", "renamed", "alone"),
                            "description", "The drawing"),
                        "count", typed("integer", "How many")),
                    "drawing", "count"),
                handler(3, "draw", instance, mapper), null, null, null, null, null));
        // plan
        tools.add(new ToolDefinition(
                "plan",
                "Plans.",
                structure(
                    object(
                        "plan", object(
                            "type", "object",
                            "properties", object(
                                "first", object(
                                    "oneOf", list(
                                        structure(
                                            object(
                                                "as", object("type", "string", "not", object("enum", list("timed"))),
                                                "kind", typed("string"),
                                                "title", typed("string"))),
                                        structure(
                                            object(
                                                "as", object("type", "string", "enum", list("timed")),
                                                "kind", typed("string"),
                                                "title", typed("string"),
                                                "hours", typed("integer")),
                                            "as"))),
                                "second", object(
                                    "oneOf", list(
                                        structure(
                                            object(
                                                "kind", object("type", "string", "enum", list("task")),
                                                "title", typed("string")),
                                            "kind"),
                                        structure(
                                            object(
                                                "kind", object("type", "string", "enum", list("timed")),
                                                "title", typed("string"),
                                                "hours", typed("integer")),
                                            "kind")))),
                            "required", list(),
                            "description", "The plan"),
                        "count", typed("integer", "How many")),
                    "plan", "count"),
                handler(4, "plan", instance, mapper), null, null, null, null, null));
        // walk
        tools.add(new ToolDefinition(
                "walk",
                "Walks.",
                object(
                    "type", "object",
                    "properties", object(
                        "node", object("$ref", "#/$defs/Node", "description", "The node"),
                        "count", typed("integer", "How many")),
                    "required", list("node", "count"),
                    "$defs", object(
                        "Node", structure(
                            object(
                                "name", typed("string"),
                                "plain", object("$ref", "#/$defs/Node"),
                                "next", object("$ref", "#/$defs/Node2"))),
                        "Node2", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("Tools$Node")),
                                        "name", typed("string"),
                                        "plain", object("$ref", "#/$defs/Node"),
                                        "next", object("$ref", "#/$defs/Node2")),
                                    "kind"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("leaf")),
                                        "name", typed("string"),
                                        "plain", object("$ref", "#/$defs/Node"),
                                        "next", object("$ref", "#/$defs/Node2"),
                                        "weight", typed("integer")),
                                    "kind"))))),
                handler(5, "walk", instance, mapper), null, null, null, null, null));
        // pack
        tools.add(new ToolDefinition(
                "pack",
                "Packs.",
                structure(
                    object(
                        "one", object(
                            "type", "object",
                            "properties", object(
                                "content", object(
                                    "oneOf", list(
                                        structure(
                                            object(
                                                "kind", object("type", "string", "enum", list("cat")),
                                                "lives", object("type", "integer", "maximum", 9)),
                                            "kind", "lives")))),
                            "required", list("content"),
                            "description", "One box"),
                        "another", object(
                            "type", "object",
                            "properties", object(
                                "content", object(
                                    "oneOf", list(
                                        structure(
                                            object(
                                                "kind", object("type", "string", "enum", list("circle")),
                                                "radius", typed("integer")),
                                            "kind", "radius"),
                                        structure(
                                            object(
                                                "kind", object("type", "string", "enum", list("square")),
                                                "side", typed("integer")),
                                            "kind", "side")))),
                            "required", list("content"),
                            "description", "Another box")),
                    "one", "another"),
                handler(6, "pack", instance, mapper), null, null, null, null, null));
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
                    // adopt
                    Object owner = argument(0, "owner");
                    Object count = argument(1, "count");
                    requireValid("owner", "count");
                    return completed(instance.adopt((Tools.Owner) owner, (int) count));
                }
                case 1: {
                    // adopt_one
                    argument(3, "pet");
                    argument(4, "other");
                    requireValid("pet", "other");
                    Tools.Owner record = (Tools.Owner) mapped(allArguments(), Tools.Owner.class, "an object");
                    return completed(instance.adoptOne(record));
                }
                case 2: {
                    // open
                    Object zoo = argument(6, "zoo");
                    Object count = argument(1, "count");
                    requireValid("zoo", "count");
                    return completed(instance.open((Tools.Zoo) zoo, (int) count));
                }
                case 3: {
                    // draw
                    Object drawing = argument(7, "drawing");
                    Object count = argument(1, "count");
                    requireValid("drawing", "count");
                    return completed(instance.draw((Tools.Drawing) drawing, (int) count));
                }
                case 4: {
                    // plan
                    Object plan = argument(8, "plan");
                    Object count = argument(1, "count");
                    requireValid("plan", "count");
                    return completed(instance.plan((Tools.Plan) plan, (int) count));
                }
                case 5: {
                    // walk
                    Object node = argument(9, "node");
                    Object count = argument(1, "count");
                    requireValid("node", "count");
                    return completed(instance.walk((Tools.Node) node, (int) count));
                }
                default: {
                    // pack
                    Object one = argument(10, "one");
                    Object another = argument(11, "another");
                    requireValid("one", "another");
                    return completed(instance.pack((Tools.Box) one, (Tools.Box) another));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Owner
                    return mapped(value(5, value), Tools.Owner.class, "an object");
                case 1: // int
                    return intValue(value);
                case 2: // Tools.Animal
                    return tagged(value, "kind", "an object with kind \"cat\" or \"dog\", or an array of \"fish\" and a value", "cat", 13, "dog", 14, "fish", -1);
                case 3: // Tools.Animal
                    return value(2, anyValue(value));
                case 4: // Tools.Animal
                    return wrapped(value, "c", 15, "d", 16);
                case 5: // Tools.Owner
                    return checkOwner(value);
                case 6: // Tools.Zoo
                    return mapped(value(17, value), Tools.Zoo.class, "an object");
                case 7: // Tools.Drawing
                    return mapped(value(18, value), Tools.Drawing.class, "an object");
                case 8: // Tools.Plan
                    return mapped(value(19, value), Tools.Plan.class, "an object");
                case 9: // Tools.Node
                    return mapped(value(20, value), Tools.Node.class, "an object");
                case 10: // Tools.Box<Tools.Animal>
                    return mapped(value(21, value), new TypeReference<Tools.Box<Tools.Animal>>() {}, "an object");
                case 11: // Tools.Box<Tools.Figure>
                    return mapped(value(22, value), new TypeReference<Tools.Box<Tools.Figure>>() {}, "an object");
                case 12: { // int
                    Object result = value;
                    atMost(value, 9L);
                    return result;
                }
                case 13: // Tools.Cat
                    return checkCat(value);
                case 14: // Tools.Dog
                    return checkDog(value);
                case 15: // Tools.Cat
                    return checkCat2(value);
                case 16: // Tools.Dog
                    return checkDog2(value);
                case 17: // Tools.Zoo
                    return checkZoo(value);
                case 18: // Tools.Drawing
                    return checkDrawing(value);
                case 19: // Tools.Plan
                    return checkPlan(value);
                case 20: // Tools.Node
                    return checkNode(value);
                case 21: // Tools.Box<Tools.Animal>
                    return checkBoxOfAnimal(value);
                case 22: // Tools.Box<Tools.Figure>
                    return checkBoxOfFigure(value);
                case 23: // List<Tools.Animal>
                    return inspectElements(36, value);
                case 24: // Map<String, Tools.Animal>
                    return checkMapOfStringAnimal(value);
                case 25: // Tools.Animal[]
                    return inspectElements(38, value);
                case 26: // Tools.Figure
                    return tagged(value, "type", "an object with type \"circle\" or \"square\"", "circle", 39, "square", 40);
                case 27: // Tools.Figure
                    return wrapped(value, "circle", 41, "square", 42);
                case 28: // Tools.Figure
                    return tagged(value, "shape", "an object with shape \"circle\", \"square\" or \"hex\"", "circle", 43, "square", 44, "hex", 45);
                case 29: // Tools.Figure
                    return tagged(value, "shape", "an object with shape \"Tools$Circle\", \"square\" or \"circle\"", "Tools$Circle", 46, "square", 47, "circle", 48);
                case 30: // Tools.Circle
                    return checkCircle(value);
                case 31: // Tools.Task
                    return tagged(value, "as", "an object with as \"timed\"", "timed", -1, null, -1);
                case 32: // Tools.Task
                    return tagged(value, "kind", "an object with kind \"task\" or \"timed\"", "task", -1, "timed", -1);
                case 33: // Tools.Node
                    return tagged(value, "kind", "an object with kind \"Tools$Node\" or \"leaf\"", "Tools$Node", 50, "leaf", 51);
                case 34: // Tools.Animal
                    return tagged(value, "kind", "an object with kind \"cat\"", "cat", 52);
                case 35: // Tools.Figure
                    return tagged(value, "kind", "an object with kind \"circle\" or \"square\"", "circle", 53, "square", 54);
                case 36: // Tools.Animal
                    return tagged(value, "@type", "an object with @type \"cat\" or \"Tools$Dog\"", "cat", 55, "Tools$Dog", 56);
                case 37: // Tools.Animal
                    return wrapped(value, "cat", 57, "dog", 58);
                case 38: // Tools.Animal
                    return recognized(value,
                            59, new String[] {"lives"},
                            60, new String[] {"name"});
                case 39: // Tools.Circle
                    return checkCircle2(value);
                case 40: // Tools.Square
                    return checkSquare(value);
                case 41: // Tools.Circle
                    return checkCircle3(value);
                case 42: // Tools.Square
                    return checkSquare2(value);
                case 43: // Tools.Circle
                    return checkCircle4(value);
                case 44: // Tools.Square
                    return checkSquare3(value);
                case 45: // Tools.Hexagon
                    return checkHexagon(value);
                case 46: // Tools.Circle
                    return checkCircle5(value);
                case 47: // Tools.Square
                    return checkSquare4(value);
                case 48: // Tools.Hexagon
                    return checkHexagon2(value);
                case 49:
                    return constant(value, "Tools$Circle", "\"Tools$Circle\"");
                case 50: // Tools.Node
                    return checkNode2(value);
                case 51: // Tools.Leaf
                    return checkLeaf(value);
                case 52: // Tools.Cat
                    return checkCat3(value);
                case 53: // Tools.Circle
                    return checkCircle6(value);
                case 54: // Tools.Square
                    return checkSquare5(value);
                case 55: // Tools.Cat
                    return checkCat4(value);
                case 56: // Tools.Dog
                    return checkDog3(value);
                case 57: // Tools.Cat
                    return checkCat5(value);
                case 58: // Tools.Dog
                    return checkDog4(value);
                case 59: // Tools.Cat
                    return checkCat6(value);
                default: // 60: Tools.Dog
                    return checkDog5(value);
            }
        }

        Object checkOwner(Object value) {
            if (value instanceof Map) {
                require(value, "pet");
                inspect(2, value, "pet");
                inspect(4, value, "other");
            }
            return value;
        }

        Object checkCat(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
                inspect(12, value, "lives");
            }
            return value;
        }

        Object checkDog(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }

        Object checkCat2(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
                inspect(12, value, "lives");
            }
            return value;
        }

        Object checkDog2(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }

        Object checkZoo(Object value) {
            if (value instanceof Map) {
                inspect(23, value, "all");
                inspect(24, value, "named");
                inspect(25, value, "rest");
            }
            return value;
        }

        Object checkDrawing(Object value) {
            if (value instanceof Map) {
                require(value, "plain");
                inspect(26, value, "plain");
                require(value, "wrapped");
                inspect(27, value, "wrapped");
                require(value, "more");
                inspect(28, value, "more");
                require(value, "renamed");
                inspect(29, value, "renamed");
                require(value, "alone");
                inspect(30, value, "alone");
            }
            return value;
        }

        Object checkPlan(Object value) {
            if (value instanceof Map) {
                inspect(31, value, "first");
                inspect(32, value, "second");
            }
            return value;
        }

        Object checkNode(Object value) {
            if (value instanceof Map) {
                inspect(20, value, "plain");
                inspect(33, value, "next");
            }
            return value;
        }

        Object checkBoxOfAnimal(Object value) {
            if (value instanceof Map) {
                require(value, "content");
                inspect(34, value, "content");
            }
            return value;
        }

        Object checkBoxOfFigure(Object value) {
            if (value instanceof Map) {
                require(value, "content");
                inspect(35, value, "content");
            }
            return value;
        }

        Object checkMapOfStringAnimal(Object value) {
            if (value instanceof Map) {
                inspectOthers(37, value);
            }
            return value;
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "shape");
                inspect(49, value, "shape");
                require(value, "radius");
            }
            return value;
        }

        Object checkCircle2(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }

        Object checkCircle3(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare2(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }

        Object checkCircle4(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare3(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }

        Object checkHexagon(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }

        Object checkCircle5(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare4(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }

        Object checkHexagon2(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }

        Object checkNode2(Object value) {
            if (value instanceof Map) {
                inspect(20, value, "plain");
                inspect(33, value, "next");
            }
            return value;
        }

        Object checkLeaf(Object value) {
            if (value instanceof Map) {
                inspect(20, value, "plain");
                inspect(33, value, "next");
            }
            return value;
        }

        Object checkCat3(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
                inspect(12, value, "lives");
            }
            return value;
        }

        Object checkCircle6(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare5(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }

        Object checkCat4(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
                inspect(12, value, "lives");
            }
            return value;
        }

        Object checkDog3(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }

        Object checkCat5(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
                inspect(12, value, "lives");
            }
            return value;
        }

        Object checkDog4(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }

        Object checkCat6(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
                inspect(12, value, "lives");
            }
            return value;
        }

        Object checkDog5(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }
    }
}
