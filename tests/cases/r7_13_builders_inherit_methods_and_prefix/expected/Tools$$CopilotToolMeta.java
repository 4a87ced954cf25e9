// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

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
                new Handler(0, "person", instance, mapper), null, null, null, null, null));
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
                new Handler(1, "employee", instance, mapper), null, null, null, null, null));
        // point
        tools.add(new ToolDefinition(
                "point",
                "The prefix of a superclass.",
                structure(object("point", structure(object("x", typed("integer"), "y", typed("integer")))), "point"),
                new Handler(2, "point", instance, mapper), null, null, null, null, null));
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
                new Handler(3, "line", instance, mapper), null, null, null, null, null));
        // dot
        tools.add(new ToolDefinition(
                "dot",
                "The default prefix.",
                structure(object("dot", structure(object("size", typed("integer")))), "dot"),
                new Handler(4, "dot", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
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

        Object value(int type, Object value) {
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

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
