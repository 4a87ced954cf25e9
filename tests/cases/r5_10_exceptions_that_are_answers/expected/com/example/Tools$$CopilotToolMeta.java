package com.example;

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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(25);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds.",
                structure(object("id", typed("string")), "id"),
                handler(0, "find", instance, mapper), null, null, null, null, null));
        // found
        tools.add(new ToolDefinition(
                "found",
                "Finds one that is there.",
                structure(object()),
                handler(1, "found", instance, mapper), null, null, null, null, null));
        // declared
        tools.add(new ToolDefinition(
                "declared",
                "An unchecked one, declared.",
                structure(object("thrown", typed("integer")), "thrown"),
                handler(2, "declared", instance, mapper), null, null, null, null, null));
        // undeclared
        tools.add(new ToolDefinition(
                "undeclared",
                "An unchecked one, not declared.",
                structure(object()),
                handler(3, "undeclared", instance, mapper), null, null, null, null, null));
        // another
        tools.add(new ToolDefinition(
                "another",
                "Another than the declared one.",
                structure(object()),
                handler(4, "another", instance, mapper), null, null, null, null, null));
        // silent
        tools.add(new ToolDefinition(
                "silent",
                "Without a message.",
                structure(object()),
                handler(5, "silent", instance, mapper), null, null, null, null, null));
        // blank
        tools.add(new ToolDefinition(
                "blank",
                "With a blank message.",
                structure(object()),
                handler(6, "blank", instance, mapper), null, null, null, null, null));
        // half
        tools.add(new ToolDefinition(
                "half",
                "With half of a surrogate pair.",
                structure(object()),
                handler(7, "half", instance, mapper), null, null, null, null, null));
        // broken
        tools.add(new ToolDefinition(
                "broken",
                "Whose message throws.",
                structure(object()),
                handler(8, "broken", instance, mapper), null, null, null, null, null));
        // annotated
        tools.add(new ToolDefinition(
                "annotated",
                "A library's with the annotation.",
                structure(object()),
                handler(9, "annotated", instance, mapper), null, null, null, null, null));
        // inherited
        tools.add(new ToolDefinition(
                "inherited",
                "A library's whose superclass has it.",
                structure(object()),
                handler(10, "inherited", instance, mapper), null, null, null, null, null));
        // driver
        tools.add(new ToolDefinition(
                "driver",
                "A library's without it.",
                structure(object()),
                handler(11, "driver", instance, mapper), null, null, null, null, null));
        // io
        tools.add(new ToolDefinition(
                "io",
                "The JDK's.",
                structure(object()),
                handler(12, "io", instance, mapper), null, null, null, null, null));
        // several
        tools.add(new ToolDefinition(
                "several",
                "Several.",
                structure(object("which", typed("integer")), "which"),
                handler(13, "several", instance, mapper), null, null, null, null, null));
        // variable
        tools.add(new ToolDefinition(
                "variable",
                "A variable of the method.",
                structure(object()),
                handler(14, "variable", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Later.",
                structure(object()),
                handler(15, "later", instance, mapper), null, null, null, null, null));
        // wrapped
        tools.add(new ToolDefinition(
                "wrapped",
                "Later, in Java's wrapping.",
                structure(object()),
                handler(16, "wrapped", instance, mapper), null, null, null, null, null));
        // early
        tools.add(new ToolDefinition(
                "early",
                "Before its future.",
                structure(object()),
                handler(17, "early", instance, mapper), null, null, null, null, null));
        // otherwise
        tools.add(new ToolDefinition(
                "otherwise",
                "Later, another.",
                structure(object()),
                handler(18, "otherwise", instance, mapper), null, null, null, null, null));
        // succeeds
        tools.add(new ToolDefinition(
                "succeeds",
                "Later, and found.",
                structure(object()),
                handler(19, "succeeds", instance, mapper), null, null, null, null, null));
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Promises a future.",
                structure(object()),
                handler(20, "nothing", instance, mapper), null, null, null, null, null));
        // fixed
        tools.add(new ToolDefinition(
                "fixed",
                "Static.",
                structure(object()),
                handler(21, "fixed", instance, mapper), null, null, null, null, null));
        // note
        tools.add(new ToolDefinition(
                "note",
                "A flattened record, whose constructor throws one.",
                structure(object("text", typed("string"), "thrown", typed("integer")), "text", "thrown"),
                handler(22, "note", instance, mapper), null, null, null, null, null));
        // open
        tools.add(new ToolDefinition(
                "open",
                "Opens.",
                structure(object()),
                handler(23, "open", instance, mapper), null, null, null, null, null));
        // close
        tools.add(new ToolDefinition(
                "close",
                "Is overridden by a method that declares nothing.",
                structure(object()),
                handler(24, "close", instance, mapper), null, null, null, null, null));
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
                case 1: {
                    return callFrom10(number);
                }
                default: {
                    return callFrom20(number);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // find
                    Object id = argument(0, "id");
                    requireValid("id");
                    try {
                        return completed(instance.find((String) id));
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                case 1: {
                    // found
                    try {
                        return completed(json(instance.found(), mapper));
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                case 2: {
                    // declared
                    Object thrown_ = argument(1, "thrown");
                    requireValid("thrown");
                    try {
                        return completed(json(instance.declared((int) thrown_), mapper));
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, OrderException.class);
                    }
                }
                case 3: {
                    // undeclared
                    return completed(json(instance.undeclared(), mapper));
                }
                case 4: {
                    // another
                    try {
                        instance.another();
                        return completed("Success");
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                case 5: {
                    // silent
                    try {
                        instance.silent();
                        return completed("Success");
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                case 6: {
                    // blank
                    try {
                        instance.blank();
                        return completed("Success");
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                case 7: {
                    // half
                    try {
                        instance.half();
                        return completed("Success");
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                case 8: {
                    // broken
                    try {
                        instance.broken();
                        return completed("Success");
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, OrderException.class);
                    }
                }
                default: {
                    // annotated
                    try {
                        instance.annotated();
                        return completed("Success");
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, ClosedException.class);
                    }
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // inherited
                    try {
                        instance.inherited();
                        return completed("Success");
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, ClosedException.ForGood.class);
                    }
                }
                case 11: {
                    // driver
                    instance.driver();
                    return completed("Success");
                }
                case 12: {
                    // io
                    instance.io();
                    return completed("Success");
                }
                case 13: {
                    // several
                    Object which = argument(1, "which");
                    requireValid("which");
                    try {
                        return completed(instance.several((int) which));
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class, OrderException.class);
                    }
                }
                case 14: {
                    // variable
                    try {
                        return completed(present(instance.variable()));
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, OrderException.class);
                    }
                }
                case 15: {
                    // later
                    try {
                        return answerLater(textLater(instance.later(), tool), tool, Tools.NotFound.class);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                case 16: {
                    // wrapped
                    try {
                        return answerLater(jsonLater(instance.wrapped(), mapper, tool), tool, Tools.NotFound.class);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                case 17: {
                    // early
                    try {
                        return answerLater(jsonLater(presentLater(instance.early(), tool), mapper, tool), tool, Tools.NotFound.class);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                case 18: {
                    // otherwise
                    try {
                        return answerLater(jsonLater(instance.otherwise(), mapper, tool), tool, Tools.NotFound.class);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                default: {
                    // succeeds
                    try {
                        return answerLater(jsonLater(instance.succeeds(), mapper, tool), tool, Tools.NotFound.class);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
            }
        }

        CompletableFuture<Object> callFrom20(int number) throws Throwable {
            switch (number) {
                case 20: {
                    // nothing
                    try {
                        return answerLater(jsonLater(instance.nothing(), mapper, tool), tool, Tools.NotFound.class);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                case 21: {
                    // fixed
                    try {
                        Tools.fixed();
                        return completed("Success");
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, OrderException.class);
                    }
                }
                case 22: {
                    // note
                    Object text = argument(0, "text");
                    Object thrown_ = argument(1, "thrown");
                    requireValid("text", "thrown");
                    Tools.Note record;
                    try {
                        record = new Tools.Note((String) text, (int) thrown_);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    try {
                        instance.note(record);
                        return completed("Success");
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, OrderException.class);
                    }
                }
                case 23: {
                    // open
                    try {
                        return completed(instance.open());
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, OrderException.class);
                    }
                }
                default: {
                    // close
                    try {
                        return completed(instance.close());
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, OrderException.class);
                    }
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                default: // 1: int
                    return intValue(value);
            }
        }
    }
}
