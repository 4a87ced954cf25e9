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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object(
                        "ints", object("type", "array", "items", typed("integer")),
                        "longs", object("type", "array", "items", typed("integer")),
                        "doubles", object("type", "array", "items", typed("number")),
                        "flags", object("type", "array", "items", typed("boolean")),
                        "words", object("type", "array", "items", typed("string")),
                        "points", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                        "grid", object("type", "array", "items", object("type", "array", "items", typed("integer"))),
                        "lists", object("type", "array", "items", object("type", "array", "items", typed("string")))),
                    "ints", "longs", "doubles", "flags", "words", "points", "grid", "lists"),
                handler(0, "show", instance, mapper), null, null, null, null, null));
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
            // show
            Object ints = argument(0, "ints");
            Object longs = argument(1, "longs");
            Object doubles = argument(2, "doubles");
            Object flags = argument(3, "flags");
            Object words = argument(4, "words");
            Object points = argument(5, "points");
            Object grid = argument(6, "grid");
            Object lists = argument(7, "lists");
            requireValid("ints", "longs", "doubles", "flags", "words", "points", "grid", "lists");
            return completed(instance.show((int[]) ints, (long[]) longs, (double[]) doubles, (boolean[]) flags, (String[]) words, (Tools.Point[]) points, (int[][]) grid, (List[]) lists));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int[]
                    return readArrayOfInt(value);
                case 1: // long[]
                    return readArrayOfLong(value);
                case 2: // double[]
                    return readArrayOfDouble(value);
                case 3: // boolean[]
                    return readArrayOfBoolean(value);
                case 4: // String[]
                    return readArrayOfString(value);
                case 5: // Tools.Point[]
                    return readArrayOfPoint(value);
                case 6: // int[][]
                    return readArrayOfArrayOfInt(value);
                case 7: // List<String>[]
                    return readArrayOfListOfString(value);
                case 8: // int
                    return intValue(value);
                case 9: // long
                    return longValue(value);
                case 10: // double
                    return doubleValue(value);
                case 11: // boolean
                    return booleanValue(value);
                case 12: // String
                    return stringValue(value);
                case 13: // Tools.Point
                    return readPoint(value);
                default: // 14: List<String>
                    return collection(12, value, new ArrayList());
            }
        }

        int[] readArrayOfInt(Object value) {
            Object[] items = collection(8, value, new ArrayList<Object>()).toArray();
            int[] result = new int[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int) items[index];
            }
            return result;
        }

        long[] readArrayOfLong(Object value) {
            Object[] items = collection(9, value, new ArrayList<Object>()).toArray();
            long[] result = new long[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (long) items[index];
            }
            return result;
        }

        double[] readArrayOfDouble(Object value) {
            Object[] items = collection(10, value, new ArrayList<Object>()).toArray();
            double[] result = new double[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (double) items[index];
            }
            return result;
        }

        boolean[] readArrayOfBoolean(Object value) {
            Object[] items = collection(11, value, new ArrayList<Object>()).toArray();
            boolean[] result = new boolean[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (boolean) items[index];
            }
            return result;
        }

        String[] readArrayOfString(Object value) {
            Object[] items = collection(12, value, new ArrayList<Object>()).toArray();
            String[] result = new String[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (String) items[index];
            }
            return result;
        }

        Tools.Point[] readArrayOfPoint(Object value) {
            Object[] items = collection(13, value, new ArrayList<Object>()).toArray();
            Tools.Point[] result = new Tools.Point[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Tools.Point) items[index];
            }
            return result;
        }

        int[][] readArrayOfArrayOfInt(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            int[][] result = new int[items.length][];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int[]) items[index];
            }
            return result;
        }

        List[] readArrayOfListOfString(Object value) {
            Object[] items = collection(14, value, new ArrayList<Object>()).toArray();
            List[] result = new List[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (List) items[index];
            }
            return result;
        }

        Tools.Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Point((int) member(8, members, "x"), (int) member(8, members, "y"));
        }
    }
}
