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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(9);
        // name
        tools.add(new ToolDefinition(
                "name",
                "A class that fixes the argument of a later bound.",
                structure(
                    object("name", structure(object("text", typed("string"))), "more", typed("integer")),
                    "name", "more"),
                handler(0, "name", instance, mapper), null, null, null, null, null));
        // point
        tools.add(new ToolDefinition(
                "point",
                "A final one.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "more", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"))),
                    "point", "more"),
                handler(1, "point", instance, mapper), null, null, null, null, null));
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "The only parameter, a record.",
                structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                handler(2, "flat", instance, mapper), null, null, null, null, null));
        // texts
        tools.add(new ToolDefinition(
                "texts",
                "Arrays whose first bound is an interface.",
                structure(
                    object(
                        "values", object("type", "array", "items", typed("string")),
                        "deeper", object("type", "array", "items", object("type", "array", "items", typed("string"))),
                        "more", object("type", "array", "items", typed("string"))),
                    "values", "deeper", "more"),
                handler(3, "texts", instance, mapper), null, null, null, null, null));
        // several
        tools.add(new ToolDefinition(
                "several",
                "Several variables.",
                structure(
                    object(
                        "list", structure(object("text", typed("string"))),
                        "color", object("type", "string", "enum", list("RED", "BLUE")),
                        "names", object("type", "array", "items", structure(object("text", typed("string")))),
                        "map", object(
                            "type", "object",
                            "additionalProperties", object("type", "array", "items", structure(object("text", typed("string")))))),
                    "list", "color", "names", "map"),
                handler(4, "several", instance, mapper), null, null, null, null, null));
        // place
        tools.add(new ToolDefinition(
                "place",
                "A class that has no subclass with the bound here.",
                structure(
                    object(
                        "place", structure(object("text", typed("string"))),
                        "more", object("type", "array", "items", structure(object("text", typed("string"))))),
                    "place", "more"),
                handler(5, "place", instance, mapper), null, null, null, null, null));
        // any
        tools.add(new ToolDefinition(
                "any",
                "Anything that compares.",
                structure(object("one", object(), "more", object("type", "array", "items", object())), "one", "more"),
                handler(6, "any", instance, mapper), null, null, null, null, null));
        // clash
        tools.add(new ToolDefinition(
                "clash",
                "A class that has the name of a type variable in the companion.",
                structure(
                    object(
                        "one", structure(object("value", typed("integer"))),
                        "other", structure(object("value", typed("integer")))),
                    "one", "other"),
                handler(7, "clash", instance, mapper), null, null, null, null, null));
        // sealed
        tools.add(new ToolDefinition(
                "sealed",
                "A sealed type.",
                structure(
                    object(
                        "none", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    object(
                                        "type", "object",
                                        "properties", object("radius", typed("integer")),
                                        "required", list("radius"),
                                        "additionalProperties", false,
                                        "title", "Circle")))),
                        "number", typed("integer")),
                    "none", "number"),
                handler(8, "sealed", instance, mapper), null, null, null, null, null));
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
                    // name
                    return name();
                }
                case 1: {
                    // point
                    return point();
                }
                case 2: {
                    // flat
                    return flat();
                }
                case 3: {
                    // texts
                    return texts();
                }
                case 4: {
                    // several
                    return several();
                }
                case 5: {
                    // place
                    return place();
                }
                case 6: {
                    // any
                    return any();
                }
                case 7: {
                    // clash
                    return clash();
                }
                default: {
                    // sealed
                    Object none = argument(15, "none");
                    Object number_ = argument(1, "number");
                    requireValid("none", "number");
                    return instance.sealed((List) none, (int) number_);
                }
            }
        }

        <V0_ extends Tools.Name & Comparable<Tools.Name>> Object name() throws Throwable {
            Object name = argument(0, "name");
            Object more = argument(1, "more");
            requireValid("name", "more");
            return instance.name((V0_) bounded("name", name, 0, Comparable.class), (int) more);
        }

        <V0_ extends Tools.Point & Comparable<Tools.Point>> Object point() throws Throwable {
            Object point = argument(2, "point");
            Object more = argument(3, "more");
            requireValid("point", "more");
            return Tools.point((V0_) bounded("point", point, 0, Comparable.class), (V0_[]) bounded("more", more, 1, Comparable.class));
        }

        <V0_ extends Tools.Point & Comparable<Tools.Point>> Object flat() throws Throwable {
            Object x = argument(1, "x");
            Object y = argument(1, "y");
            requireValid("x", "y");
            Tools.Point record_;
            try {
                record_ = new Tools.Point((int) x, (int) y);
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
            return instance.flat((V0_) bounded("", record_, 0, Comparable.class));
        }

        <V0_ extends CharSequence & Comparable<V0_>> Object texts() throws Throwable {
            Object values = argument(4, "values");
            Object deeper = argument(5, "deeper");
            Object more = argument(4, "more");
            requireValid("values", "deeper", "more");
            return instance.texts((V0_[]) bounded("values", values, 1, Comparable.class), (V0_[][]) bounded("deeper", deeper, 2, Comparable.class), (V0_[]) bounded("more", more, 1, Comparable.class));
        }

        <V0_ extends Tools.Name & Comparable<Tools.Name>, V1 extends Enum<V1> & Comparable<V1>, V2 extends Tools.Color, V3 extends Collection<V0_> & RandomAccess, V4 extends Map<? super V2, ? extends V0_[]>> Object several() throws Throwable {
            Object list = argument(0, "list");
            Object color = argument(6, "color");
            Object names = argument(7, "names");
            Object map = argument(8, "map");
            requireValid("list", "color", "names", "map");
            return instance.several((V0_) bounded("list", list, 0, Comparable.class), (V2) color, (V3) bounded("names", names, 0, RandomAccess.class), (V4) map);
        }

        <V0_ extends Tools.Place & Comparable<V0_>> Object place() throws Throwable {
            Object place = argument(9, "place");
            Object more = argument(10, "more");
            requireValid("place", "more");
            return instance.place((V0_) bounded("place", place, 0, Comparable.class), (V0_[]) bounded("more", more, 1, Comparable.class));
        }

        <V0_ extends Object & Comparable<? super V0_>> Object any() throws Throwable {
            Object one = argument(12, "one");
            Object more = argument(13, "more");
            requireValid("one", "more");
            return instance.any((V0_) bounded("one", one, 0, Comparable.class), (V0_[]) bounded("more", more, 1, Comparable.class));
        }

        <V0_ extends V0 & Serializable> Object clash() throws Throwable {
            Object one = argument(14, "one");
            Object other = argument(14, "other");
            requireValid("one", "other");
            return instance.clash((V0_) bounded("one", one, 0, Serializable.class), (V0) other);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Name
                    return mapped(value(16, value), mapper.constructType(Tools.Name.class));
                case 1: // int
                    return intValue(countedText(value));
                case 2: // Tools.Point
                    return readPoint(value);
                case 3: // Tools.Point[]
                    return readArrayOfPoint(value);
                case 4: // CharSequence[]
                    return readArrayOfCharSequence(value);
                case 5: // CharSequence[][]
                    return readArrayOfArrayOfCharSequence(value);
                case 6: // Tools.Color
                    return readColor(value);
                case 7: // Collection<Tools.Name>
                    return collection(0, value, new ArrayList());
                case 8: // Map<Tools.Color, Tools.Name[]>
                    return map(6, 18, value, new LinkedHashMap());
                case 9: // Tools.Place
                    return mapped(value(19, value), mapper.constructType(Tools.Place.class));
                case 10: // Tools.Place[]
                    return readArrayOfPlace(value);
                case 11: // Object
                    return anything(value);
                case 12: // Object
                    return value(11, anyValue(value));
                case 13: // Object[]
                    return readArrayOfObject(value);
                case 14: // V0
                    return mapped(value(20, value), mapper.constructType(V0.class));
                case 15: // List<Tools.Shape>
                    return collection(21, value, new ArrayList());
                case 16: // Tools.Name
                    return properties(value, -1, ~23, "text");
                case 17: // CharSequence
                    return stringValue(value);
                case 18: // Tools.Name[]
                    return readArrayOfName(value);
                case 19: // Tools.Place
                    return properties(value, -1, ~23, "text");
                case 20: // V0
                    return properties(value, -1, ~1, "value");
                case 21: // Tools.Shape
                    return deduced(value, "an object with \"radius\"",
                            24, new String[][] {{"radius"}}, new String[][] {});
                case 22: // String
                    return stringValue(value);
                case 23: // String or null
                    return value == null ? null : value(22, value);
                default: // 24: Tools.Circle
                    return readCircle(value);
            }
        }

        Tools.Point readPoint(Object value) {
            Object[] read = components(value, 1, "x", 1, "y");
            return new Tools.Point((int) read[0], (int) read[1]);
        }

        Tools.Point[] readArrayOfPoint(Object value) {
            Object[] items = collection(2, value, new ArrayList<Object>()).toArray();
            Tools.Point[] result = new Tools.Point[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Tools.Point) items[index];
            }
            return result;
        }

        CharSequence[] readArrayOfCharSequence(Object value) {
            Object[] items = collection(17, value, new ArrayList<Object>()).toArray();
            CharSequence[] result = new CharSequence[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (CharSequence) items[index];
            }
            return result;
        }

        CharSequence[][] readArrayOfArrayOfCharSequence(Object value) {
            Object[] items = collection(4, value, new ArrayList<Object>()).toArray();
            CharSequence[][] result = new CharSequence[items.length][];
            for (int index = 0; index < items.length; index++) {
                result[index] = (CharSequence[]) items[index];
            }
            return result;
        }

        Tools.Color readColor(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Color.RED;
                    case "BLUE":
                        return Tools.Color.BLUE;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"RED\", \"BLUE\"", value);
        }

        Tools.Place[] readArrayOfPlace(Object value) {
            Object[] items = collection(9, value, new ArrayList<Object>()).toArray();
            Tools.Place[] result = new Tools.Place[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Tools.Place) items[index];
            }
            return result;
        }

        Object[] readArrayOfObject(Object value) {
            Object[] items = collection(11, value, new ArrayList<Object>()).toArray();
            Object[] result = new Object[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = items[index];
            }
            return result;
        }

        Tools.Name[] readArrayOfName(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            Tools.Name[] result = new Tools.Name[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Tools.Name) items[index];
            }
            return result;
        }

        Tools.Circle readCircle(Object value) {
            Object[] read = components(value, 1, "radius");
            return new Tools.Circle((int) read[0]);
        }
    }
}
