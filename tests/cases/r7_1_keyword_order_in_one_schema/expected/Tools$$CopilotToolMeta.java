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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // fill
        tools.add(new ToolDefinition(
                "fill",
                "Fills.",
                structure(
                    object(
                        "text", object(
                            "type", "string",
                            "minLength", 1,
                            "maxLength", 5,
                            "pattern", "^(?:[a-z]+)$",
                            "description", "Text.",
                            "default", "abc"),
                        "number", object("type", "integer", "minimum", 1, "maximum", 3, "description", "Number.", "default", 2),
                        "decimal", object(
                            "type", "number",
                            "exclusiveMinimum", 0,
                            "exclusiveMaximum", 1,
                            "description", "Decimal.",
                            "default", 0.5),
                        "list", object(
                            "type", "array",
                            "items", object("type", "string", "minLength", 1),
                            "maxItems", 2,
                            "description", "List.",
                            "default", list()),
                        "map", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "maxProperties", 2,
                            "description", "Map.",
                            "default", object()))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "fill", invocation).answer();
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer() {
            try {
                return call();
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // fill
            Object text = orDefault(0, "text", "abc");
            Object number_ = orDefault(1, "number", 2);
            Object decimal = orDefault(2, "decimal", 0.5);
            Object list = orDefault(3, "list", list());
            Object map = orDefault(4, "map", object());
            requireValid("text", "number", "decimal", "list", "map");
            instance.fill((String) text, (int) number_, (double) decimal, (List) list, (Map) map);
            return completed("Success");
        }

        private static final Pattern PATTERN = compiled("[a-z]+", 0);

        Object value(int type, Object value) {
            switch (type) {
                case 0: { // String
                    Object result = value(5, value);
                    textSize(value, 1, 5);
                    matches(value, PATTERN);
                    return result;
                }
                case 1: { // int
                    Object result = value(6, value);
                    atLeast(value, 1L);
                    atMost(value, 3L);
                    return result;
                }
                case 2: { // double
                    Object result = value(7, value);
                    moreThan(value, new BigDecimal("0"));
                    lessThan(value, new BigDecimal("1"));
                    return result;
                }
                case 3: { // List<String>
                    Object result = value(8, value);
                    elementCount(value, 0, 2);
                    return result;
                }
                case 4: { // Map<String, Integer>
                    Object result = value(9, value);
                    memberCount(value, 0, 2);
                    return result;
                }
                case 5: // String
                    return stringValue(value);
                case 6: // int
                    return intValue(value);
                case 7: // double
                    return doubleValue(value);
                case 8: // List<String>
                    return collection(10, value, new ArrayList());
                case 9: // Map<String, Integer>
                    return map(12, 11, value, new LinkedHashMap());
                case 10: { // String
                    Object result = value(5, value);
                    textSize(value, 1, 2147483647);
                    return result;
                }
                case 11: // Integer
                    return intValue(value);
                default: // 12: Object
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, MOST_STEPS, givenArguments, argumentErrors, knownNames, cameAsText,
        //     isFromText, textMapper, patternSteps, nesting, given, givenAsText, ofText, orDefault, argumentOf,
        //     reread, errorOf, requireValid, problems, more, unknown, distance, refused, firstOf, elements,
        //     members, noObject, descend, collection, map, valueAt, matches, MOST_DIGITS, intValue, whole,
        //     doubleValue, stringValue, decimal, atLeast, atMost, moreThan, lessThan, numberIn, textIn, textSize,
        //     elementCount, memberCount, compiled, BoundedText, span, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
