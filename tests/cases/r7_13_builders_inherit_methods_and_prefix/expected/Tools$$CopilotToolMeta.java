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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(5);
        // person
        tools.add(new ToolDefinition(
                "person",
                "A superclass with the methods.",
                structure(
                    object(
                        "person", structure(
                            object("name", typed("string"), "tags", object("type", "array", "items", typed("string"))))),
                    "person"),
                handler(0, "person", instance, mapper), null, null, null, null, null));
        // employee
        tools.add(new ToolDefinition(
                "employee",
                "Two superclasses with methods.",
                structure(
                    object(
                        "employee", structure(
                            object(
                                "name", typed("string"),
                                "tags", object("type", "array", "items", typed("string")),
                                "salary", typed("integer")))),
                    "employee"),
                handler(1, "employee", instance, mapper), null, null, null, null, null));
        // point
        tools.add(new ToolDefinition(
                "point",
                "The prefix of a superclass.",
                structure(object("point", structure(object("x", typed("integer"), "y", typed("integer")))), "point"),
                handler(2, "point", instance, mapper), null, null, null, null, null));
        // line
        tools.add(new ToolDefinition(
                "line",
                "The prefix of an interface.",
                structure(
                    object(
                        "line", structure(
                            object(
                                "from", structure(object("x", typed("integer"), "y", typed("integer"))),
                                "to", structure(object("x", typed("integer"), "y", typed("integer")))))),
                    "line"),
                handler(3, "line", instance, mapper), null, null, null, null, null));
        // dot
        tools.add(new ToolDefinition(
                "dot",
                "The default prefix.",
                structure(object("dot", structure(object("size", typed("integer")))), "dot"),
                handler(4, "dot", instance, mapper), null, null, null, null, null));
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
                    // person
                    Object person = argument(0, "person");
                    requireValid("person");
                    return completed(instance.person((Tools.Person) person));
                }
                case 1: {
                    // employee
                    Object employee = argument(1, "employee");
                    requireValid("employee");
                    return completed(instance.employee((Tools.Employee) employee));
                }
                case 2: {
                    // point
                    Object point = argument(2, "point");
                    requireValid("point");
                    return completed(instance.point((Tools.Point) point));
                }
                case 3: {
                    // line
                    Object line = argument(3, "line");
                    requireValid("line");
                    return completed(instance.line((Tools.Line) line));
                }
                default: {
                    // dot
                    Object dot = argument(4, "dot");
                    requireValid("dot");
                    return completed(instance.dot((Tools.Dot) dot));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Person
                    return mapped(value, Tools.Person.class, "an object");
                case 1: // Tools.Employee
                    return mapped(value, Tools.Employee.class, "an object");
                case 2: // Tools.Point
                    return mapped(value, Tools.Point.class, "an object");
                case 3: // Tools.Line
                    return mapped(value, Tools.Line.class, "an object");
                default: // 4: Tools.Dot
                    return mapped(value, Tools.Dot.class, "an object");
            }
        }
    }
}
