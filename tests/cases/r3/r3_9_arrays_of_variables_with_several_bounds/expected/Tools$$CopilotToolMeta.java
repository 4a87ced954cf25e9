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
        // array
        tools.add(new ToolDefinition(
                "array",
                "An array.",
                structure(object("values", object("type", "array", "items", typed("number"))), "values"),
                handler(0, "array", instance, mapper), null, null, null, null, null));
        // arrays
        tools.add(new ToolDefinition(
                "arrays",
                "An array of arrays.",
                structure(
                    object(
                        "values", object("type", "array", "items", object("type", "array", "items", typed("number")))),
                    "values"),
                handler(1, "arrays", instance, mapper), null, null, null, null, null));
        // varargs
        tools.add(new ToolDefinition(
                "varargs",
                "Any number of them.",
                structure(object("values", object("type", "array", "items", typed("number"))), "values"),
                handler(2, "varargs", instance, mapper), null, null, null, null, null));
        // collections
        tools.add(new ToolDefinition(
                "collections",
                "Collections.",
                structure(
                    object(
                        "list", object("type", "array", "items", typed("number")),
                        "map", object("type", "object", "additionalProperties", typed("number")),
                        "arrays", object("type", "array", "items", object("type", "array", "items", typed("number"))),
                        "own", object("type", "array", "items", typed("number")),
                        "one", typed("number")),
                    "list", "map", "arrays", "own"),
                handler(3, "collections", instance, mapper), null, null, null, null, null));
        // mixed
        tools.add(new ToolDefinition(
                "mixed",
                "Beside other parameters.",
                structure(
                    object(
                        "one", object(),
                        "number", typed("integer"),
                        "more", object("type", "array", "items", object())),
                    "one", "number", "more"),
                handler(4, "mixed", instance, mapper), null, null, null, null, null));
        // greatest
        tools.add(new ToolDefinition(
                "greatest",
                "The greatest.",
                structure(object("values", object("type", "array", "items", typed("number"))), "values"),
                handler(5, "greatest", instance, mapper), null, null, null, null, null));
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
                    // array
                    return array();
                }
                case 1: {
                    // arrays
                    return arrays();
                }
                case 2: {
                    // varargs
                    return varargs();
                }
                case 3: {
                    // collections
                    Object list = argument(2, "list");
                    Object map = argument(3, "map");
                    Object arrays = argument(4, "arrays");
                    Object own = argument(2, "own");
                    Object one = argument(5, "one");
                    requireValid("list", "map", "arrays", "own", "one");
                    return instance.collections((List) list, (Map) map, (List) arrays, (List) own, (Optional) one);
                }
                case 4: {
                    // mixed
                    return mixed();
                }
                default: {
                    // greatest
                    return greatest();
                }
            }
        }

        <V0 extends Number & Comparable<V0>> Object array() throws Throwable {
            Object values = argument(0, "values");
            requireValid("values");
            return instance.array((V0[]) bounded("values", values, 1, Comparable.class));
        }

        <V0 extends Number & Comparable<V0>> Object arrays() throws Throwable {
            Object values = argument(1, "values");
            requireValid("values");
            return instance.arrays((V0[][]) bounded("values", values, 2, Comparable.class));
        }

        <V0 extends Number & Comparable<V0>> Object varargs() throws Throwable {
            Object values = argument(0, "values");
            requireValid("values");
            return instance.varargs((V0[]) bounded("values", values, 1, Comparable.class));
        }

        <V0 extends Object & Comparable<? super V0>> Object mixed() throws Throwable {
            Object one = argument(7, "one");
            Object number_ = argument(8, "number");
            Object more = argument(9, "more");
            requireValid("one", "number", "more");
            return Tools.mixed((V0) bounded("one", one, 0, Comparable.class), (int) number_, (V0[]) bounded("more", more, 1, Comparable.class));
        }

        <V0 extends Number & Comparable<V0>> Object greatest() throws Throwable {
            Object values = argument(0, "values");
            requireValid("values");
            return json(instance.greatest((V0[]) bounded("values", values, 1, Comparable.class)), mapper);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Number[]
                    return readArrayOfNumber(value);
                case 1: // Number[][]
                    return readArrayOfArrayOfNumber(value);
                case 2: // List<Number>
                    return collection(10, value, new ArrayList());
                case 3: // Map<String, Number>
                    return map(11, 10, value, new LinkedHashMap());
                case 4: // List<Number[]>
                    return collection(0, value, new ArrayList());
                case 5: // Optional<Number>
                    return optional(10, value);
                case 6: // Object
                    return anything(value);
                case 7: // Object
                    return value(6, anyValue(value));
                case 8: // int
                    return intValue(countedText(value));
                case 9: // Object[]
                    return readArrayOfObject(value);
                case 10: // Number
                    return numberValue(counted(value, false));
                default: // 11: Object
                    return stringValue(value);
            }
        }

        Number[] readArrayOfNumber(Object value) {
            Object[] items = collection(10, value, new ArrayList<Object>()).toArray();
            Number[] result = new Number[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Number) items[index];
            }
            return result;
        }

        Number[][] readArrayOfArrayOfNumber(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            Number[][] result = new Number[items.length][];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Number[]) items[index];
            }
            return result;
        }

        Object[] readArrayOfObject(Object value) {
            Object[] items = collection(6, value, new ArrayList<Object>()).toArray();
            Object[] result = new Object[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = items[index];
            }
            return result;
        }
    }
}
