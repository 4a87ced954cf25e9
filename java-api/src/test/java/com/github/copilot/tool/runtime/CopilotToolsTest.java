package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which companions have the tools of objects and proxies, and what is said if there is none. */
class CopilotToolsTest {
    private static ToolDefinition definition(String name, Supplier<Object> tool) {
        return ToolDefinition.create(
                name, "Is made by hand.", Map.of(), call -> CompletableFuture.completedFuture(tool.get()));
    }

    /** A tool class with a companion. */
    static class Orders {
        @CopilotTool("Finds.")
        String find() {
            return "found";
        }
    }

    public static final class Orders$$CopilotToolMeta implements CopilotToolMetadataProvider<Orders> {
        @Override
        public List<ToolDefinition> definitions(Orders instance, ObjectMapper mapper) {
            return List.of(definition("find", instance::find), definition("mapper", () -> mapper));
        }
    }

    /** An interface with a companion. */
    interface Stock {
        @CopilotTool("Counts.")
        int count();
    }

    public static final class Stock$$CopilotToolMeta implements CopilotToolMetadataProvider<Stock> {
        @Override
        public List<ToolDefinition> definitions(Stock instance, ObjectMapper mapper) {
            return List.of(definition("count", instance::count));
        }
    }

    /** A class without companion that inherits all of its tools. */
    static class Warehouse implements Stock {
        @Override
        public int count() {
            return 7;
        }
    }

    @Test
    void a_companion_of_another_processor_is_logged_once() {
        List<String> logged = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                logged.add(entry.getLevel() + " " + entry.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger logger = Logger.getLogger("com.github.copilot.tool");
        logger.addHandler(handler);
        try {
            CopilotTools.of(new OfTheSdk());
            CopilotTools.of(new OfTheSdk());
        } finally {
            logger.removeHandler(handler);
        }
        assertEquals(1, logged.size(), logged.toString());
        assertTrue(logged.get(0).contains("OfTheSdk$$CopilotToolMeta was not made by copilot-tool-processor"));
    }

    /** A tool class with a companion of another processor. */
    static class OfTheSdk {
        @CopilotTool("Finds.")
        String find() {
            return "found";
        }
    }

    public static final class OfTheSdk$$CopilotToolMeta implements CopilotToolMetadataProvider<OfTheSdk> {
        @Override
        public List<ToolDefinition> definitions(OfTheSdk instance, ObjectMapper mapper) {
            return List.of(definition("find", instance::find));
        }
    }

    /** An annotation of another library. */
    @Retention(RetentionPolicy.RUNTIME)
    @interface Tool {
        String name() default "";
    }

    /** A class with tools of another library (R1.8), and a companion. */
    static class Shelves {
        @Tool
        static int countShelves() {
            return 9;
        }

        @Tool(name = "find-shelf")
        int findShelf() {
            return 3;
        }

        @Tool
        int sort() {
            return 4;
        }

        /** Is no tool. */
        @Deprecated
        static int sort(int number) {
            return number;
        }

        /** Is no tool. */
        @Tool
        int other() {
            return 4;
        }
    }

    public static final class Shelves$$CopilotToolMeta implements CopilotToolMetadataProvider<Shelves> {
        @Override
        public List<ToolDefinition> definitions(Shelves instance, ObjectMapper mapper) {
            return List.of(
                    definition("countShelves", Shelves::countShelves),
                    definition("find-shelf", () -> instance.findShelf()),
                    definition("sort", () -> instance.sort()));
        }
    }

    /** A class with a static tool of another library, and a companion. */
    static class Board {
        @Tool(name = "count")
        static int countBoards() {
            return 5;
        }

        /** Has the name of a tool, but is none. */
        int count() {
            return 6;
        }
    }

    public static final class Board$$CopilotToolMeta implements CopilotToolMetadataProvider<Board> {
        @Override
        public List<ToolDefinition> definitions(Board instance, ObjectMapper mapper) {
            return List.of(definition("count", Board::countBoards));
        }
    }

    /** A tool class with a linked companion. */
    static class Basket {
        /** Makes baskets, and counts them. */
        private static int made;

        private final int number = ++made;

        @CopilotTool("Returns the number.")
        int number() {
            return number;
        }
    }

    public static final class Basket$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Basket> {
        public Basket$$CopilotToolMeta() {
            super(LEVEL, "0.1.0");
        }

        @Override
        public List<ToolDefinition> definitions(Basket instance, ObjectMapper mapper) {
            return List.of(ToolDefinition.create(
                    "number", "Returns the number.", Map.of(), handler(0, "number", instance, mapper)));
        }

        @Override
        protected CompanionCall call(
                int tool, Object instance, ObjectMapper mapper, String name, ToolInvocation invocation) {
            return new CompanionCall(name, mapper, invocation) {
                @Override
                protected Object call(int number) {
                    return ((Basket) instance).number();
                }
            };
        }
    }

    /** A tool class whose companion is not linked, and whose handlers use the object when they are called. */
    static class Crate extends Basket {}

    public static final class Crate$$CopilotToolMeta implements CopilotToolMetadataProvider<Crate> {
        @Override
        public List<ToolDefinition> definitions(Crate instance, ObjectMapper mapper) {
            return List.of(definition("number", () -> instance.number()), definition("mapper", () -> mapper));
        }
    }

    /** A subclass with a tool of its own that was compiled without the processor. */
    static class MoreOrders extends Orders {
        @CopilotTool("Cancels.")
        String cancel() {
            return "cancelled";
        }
    }

    /** A subclass that was compiled without the processor and describes the tool in another way. */
    static class OtherOrders extends Orders {
        @Override
        @CopilotTool("Finds other orders.")
        String find() {
            return "other";
        }
    }

    /** A tool class without companion. */
    static class Untold {
        @CopilotTool("Finds.")
        String find() {
            return "untold";
        }
    }

    /** A class that was compiled without the option for that library. */
    static class Foreign {
        @Tool
        public void find() {}
    }

    /** A bean whose interface has no tools. */
    interface Plain {
        void nothing();
    }

    /** A proxy as those of CDI's containers, which copy the annotations (Weld's ClientProxyFactory). */
    static class OrdersProxy extends Orders {
        @Override
        @CopilotTool("Finds.")
        String find() {
            return "proxied " + super.find();
        }
    }

    private static Object jdkProxy(InvocationHandler handler, Class<?>... interfaces) {
        return Proxy.newProxyInstance(CopilotToolsTest.class.getClassLoader(), interfaces, handler);
    }

    private static Object call(Object bean, String tool) {
        return CopilotTools.of(bean).stream()
                .filter(each -> each.name().equals(tool))
                .findFirst()
                .orElseThrow()
                .handler()
                .invoke(new ToolInvocation())
                .join();
    }

    static List<Arguments> calls() {
        Object subclass = new Orders() {
            @Override
            String find() {
                return "child";
            }
        };
        Object copyingSubclass = new Warehouse() {
            @Override
            @CopilotTool("Counts.")
            public int count() {
                return 8;
            }
        };
        Object proxyOfProxy = new OrdersProxy() {
            @Override
            @CopilotTool("Finds.")
            String find() {
                return "again " + super.find();
            }
        };
        return List.of(
                Arguments.of(new Orders(), "find", "found"),
                Arguments.of(new Warehouse(), "count", 7),
                Arguments.of(subclass, "find", "child"),
                Arguments.of(copyingSubclass, "count", 8),
                Arguments.of(new OrdersProxy(), "find", "proxied found"),
                Arguments.of(proxyOfProxy, "find", "again proxied found"),
                Arguments.of(jdkProxy((self, method, arguments) -> 41, Plain.class, Stock.class), "count", 41),
                Arguments.of((Stock) () -> 9, "count", 9));
    }

    @ParameterizedTest
    @MethodSource("calls")
    void the_tools_of_the_nearest_companions_are_called_on_the_object_itself(
            Object bean, String tool, Object expected) {
        assertEquals(expected, call(bean, tool));
        assertTrue(CopilotTools.hasCompanion(bean.getClass()));
        assertEquals("Is made by hand.", ToolDefinition.fromObject(bean).get(0).description());
    }

    @Test
    void objects_classes_and_definitions_are_mixed_in_order() {
        ToolDefinition own = definition("own", () -> 1);
        List<ToolDefinition> tools = CopilotTools.of(Board.class, own, new Orders());
        assertEquals(
                List.of("count", "own", "find", "mapper"),
                tools.stream().map(ToolDefinition::name).toList());
        assertSame(own, tools.get(1));
    }

    @Test
    void the_mapper_is_made_once_unless_another_is_passed() {
        assertSame(CopilotTools.mapper(), call(new Orders(), "mapper"));
        ObjectMapper other = new ObjectMapper();
        assertSame(
                other,
                invoke(CopilotTools.withMapper(other, new Orders()).get(1)).join());
        assertSame(
                other,
                invoke(CopilotTools.withMapper(other, Crate.class, Crate::new).get(1))
                        .join());
        assertSame(
                CopilotTools.mapper(),
                invoke(CopilotTools.of(Crate.class, Crate::new).get(1)).join());
    }

    @Test
    void two_tools_with_the_same_name_are_refused_with_their_classes() {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> CopilotTools.of(new Warehouse(), Board.class))
                .getMessage();
        assertEquals(
                "Several tools have the same name: 'count' of " + Stock.class.getName() + " and "
                        + Board.class.getName() + ".",
                message);
        message = assertThrows(
                        IllegalArgumentException.class,
                        () -> CopilotTools.of(definition("find", () -> 1), new OrdersProxy()))
                .getMessage();
        assertEquals(
                "Several tools have the same name: 'find' of a definition and " + Orders.class.getName() + ".",
                message);
    }

    private static CompletableFuture<Object> invoke(ToolDefinition tool) {
        return tool.handler().invoke(new ToolInvocation());
    }

    static List<Class<? extends Basket>> suppliedClasses() {
        return List.of(Basket.class, Crate.class);
    }

    private static <T extends Basket> T made(Class<T> type) {
        return type.cast(type == Crate.class ? new Crate() : new Basket());
    }

    private static <T extends Basket> ToolDefinition suppliedTool(Class<T> type) {
        return CopilotTools.of(type, () -> made(type)).get(0);
    }

    @ParameterizedTest
    @MethodSource("suppliedClasses")
    void a_supplied_object_is_asked_for_by_each_call(Class<? extends Basket> type) {
        int before = Basket.made;
        ToolDefinition tool = suppliedTool(type);
        assertEquals("number", tool.name());
        assertEquals(before, Basket.made);
        assertEquals(before + 1, invoke(tool).join());
        assertEquals(before + 2, invoke(tool).join());
        Basket one = new Basket() {
            @Override
            int number() {
                return 10 * super.number();
            }
        };
        tool = CopilotTools.of(Basket.class, () -> one).get(0);
        assertEquals(10 * (before + 3), invoke(tool).join());
        assertEquals(10 * (before + 3), invoke(tool).join());
    }

    @Tag("R5.10")
    @Test
    void a_translator_decides_which_exceptions_are_answers() {
        List<RuntimeException> thrown = List.of(
                new IllegalStateException("state"), new IllegalArgumentException("no"), new ClassCastException("cast"));
        ToolExceptionTranslator translator = exception -> {
            if (exception instanceof ClassCastException) {
                throw new UnsupportedOperationException();
            }
            return exception instanceof IllegalStateException ? exception.getMessage() : null;
        };
        List<Object> ended = new ArrayList<>();
        for (RuntimeException each : thrown) {
            ToolDefinition tool = definition("t", () -> {
                throw each;
            });
            ended.add(invoke(CopilotTools.translated(List.of(tool), translator).get(0))
                    .handle((value, failure) -> value == null ? failure : value)
                    .join());
        }
        assertEquals("Tool t: state", ((ToolResultObject) ended.get(0)).textResultForLlm());
        assertEquals(thrown.subList(1, 3), ended.subList(1, 3));
        assertTrue(thrown.get(2).getSuppressed()[0] instanceof UnsupportedOperationException);
    }

    @Test
    void a_call_fails_if_no_object_is_supplied() {
        IllegalStateException closed = new IllegalStateException("The scope is closed.");
        assertSame(closed, failure(CopilotTools.of(Basket.class, () -> {
            throw closed;
        })));
        assertEquals(
                "The supplier of the object of " + Basket.class.getName() + " returned null.",
                failure(CopilotTools.of(Basket.class, () -> null)).getMessage());
    }

    @Test
    @SuppressWarnings("unchecked")
    void a_call_fails_if_a_proxy_of_the_interfaces_is_supplied() {
        Supplier<Object> proxies = () -> jdkProxy((self, method, arguments) -> null, Plain.class);
        String message = failure(CopilotTools.of((Class<Object>) (Class<?>) Basket.class, proxies))
                .getMessage();
        assertTrue(
                message.startsWith(
                        "The supplier of the object of " + Basket.class.getName() + " returned an object of "),
                message);
        assertTrue(message.contains(", which has no tool number. "), message);
        assertTrue(message.endsWith("(Spring: proxyTargetClass = true)."), message);
    }

    /** A class with a companion, whose interface has one, too. */
    static class Shelf implements Stock {
        @Override
        public int count() {
            return 3;
        }
    }

    public static final class Shelf$$CopilotToolMeta implements CopilotToolMetadataProvider<Shelf> {
        @Override
        public List<ToolDefinition> definitions(Shelf instance, ObjectMapper mapper) {
            return List.of(definition("count", () -> instance.count()));
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void a_supplied_proxy_of_the_interfaces_has_their_tools() {
        Shelf shelf = new Shelf();
        assertEquals(3, invoke(CopilotTools.of(Shelf.class, () -> shelf).get(0)).join());
        // The interface's companion of this test needs its object for the definitions.
        Object proxy = jdkProxy((self, method, arguments) -> 12, Stock.class);
        Class<Object> type = (Class<Object>) (Class<?>) Shelf.class;
        assertEquals(12, invoke(CopilotTools.of(type, () -> proxy).get(0)).join());
    }

    private static Throwable failure(List<ToolDefinition> tools) {
        return assertThrows(
                        CompletionException.class, () -> invoke(tools.get(0)).join())
                .getCause();
    }

    @Test
    void a_companion_that_needs_its_object_is_refused_without_one() {
        String message = assertThrows(IllegalStateException.class, () -> CopilotTools.of(Orders.class, Orders::new))
                .getMessage();
        assertEquals(
                "The companion " + Orders$$CopilotToolMeta.class.getName()
                        + " needs an object to define its tools. Pass the object instead of a supplier, or compile its"
                        + " tool class with copilot-tool-processor.",
                message);
    }

    @Test
    void a_class_without_companion_is_refused_before_its_object_is_supplied() {
        String message = assertThrows(
                        IllegalStateException.class,
                        () -> CopilotTools.of(Untold.class, () -> {
                            throw new AssertionError("is asked for");
                        }))
                .getMessage();
        assertTrue(message.contains("did not run when it was compiled"), message);
    }

    static List<Arguments> refused() {
        String untold = Untold.class.getName() + " has the tool method find, but no companion " + Untold.class.getName()
                + "$$CopilotToolMeta: the annotation processor com.github.copilot.tool.CopilotToolProcessor did not run"
                + " when it was compiled. Put the processor on javac's -processorpath";
        Object untoldProxy = new Untold() {
            @Override
            @CopilotTool("Finds.")
            String find() {
                return "proxied";
            }
        };
        Object plainProxy = jdkProxy((self, method, arguments) -> null, Plain.class);
        Object anonymous = new Object() {
            @CopilotTool("Finds.")
            void find() {}
        };
        return List.of(
                Arguments.of(new Untold(), untold),
                Arguments.of(Untold.class, untold),
                Arguments.of(untoldProxy, untold),
                Arguments.of(
                        untoldProxy,
                        " The tools of an object of " + untoldProxy.getClass().getName() + " were wanted."),
                Arguments.of(new MoreOrders(), MoreOrders.class.getName() + " has the tool method cancel, but no"),
                Arguments.of(new OtherOrders(), OtherOrders.class.getName() + " has the tool method find, but no"),
                Arguments.of(
                        plainProxy,
                        plainProxy.getClass().getName() + " has no tools: it is a JDK proxy, and no interface of it ("
                                + Plain.class.getName() + ") has a method annotated with @CopilotTool. Annotate the"
                                + " interface's methods, or let the framework make a proxy of the class (Spring:"
                                + " proxyTargetClass = true)."),
                Arguments.of(anonymous, "a class that is anonymous, local or private cannot have one."),
                Arguments.of(
                        "text",
                        "java.lang.String has no tools: there is neither a method annotated with @CopilotTool nor a"
                                + " companion java.lang.String$$CopilotToolMeta. A shrinker such as ProGuard may have"
                                + " renamed them."),
                Arguments.of(
                        new Foreign(),
                        "$$CopilotToolMeta. Its method find is annotated with @" + Tool.class.getName()
                                + ": compile it with -Acopilot.tool.annotations and the name of that library."),
                Arguments.of(List.of(new Orders()), "has no tools. If it contains the objects that have tools, pass"),
                Arguments.of(new int[0], "int[] has no tools. If it contains"));
    }

    /** The refusal's advice knows the annotations of other libraries by these names. */
    @Test
    @Tag("R1.8")
    void tool_annotations_of_other_libraries_have_the_names_that_the_advice_knows() throws IOException {
        Set<String> names = Files.readAllLines(Path.of("../rust-core/tables/tool-annotations.txt")).stream()
                .filter(line -> line.startsWith("tool "))
                .map(line -> line.split("\\s+")[1].replaceFirst(".*\\.", ""))
                .collect(Collectors.toSet());
        assertEquals(Set.of("Tool", "McpTool"), names);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void a_bean_without_companion_is_refused_with_the_reason(Object bean, String expected) {
        String message = assertThrows(IllegalStateException.class, () -> CopilotTools.of(bean))
                .getMessage();
        assertTrue(message.contains(expected), message);
        Class<?> type = bean instanceof Class<?> given ? given : bean.getClass();
        assertFalse(CopilotTools.hasCompanion(type));
    }

    @Test
    void a_class_whose_tools_need_an_object_is_refused() {
        String message = assertThrows(IllegalArgumentException.class, () -> CopilotTools.of(Orders.class))
                .getMessage();
        assertEquals(
                "Tool methods of " + Orders.class.getName()
                        + " need an instance: find. Use an object of the class, or make them static.",
                message);
    }

    /** R1.8. */
    @Test
    void a_class_whose_tools_of_another_library_need_an_object_is_refused() {
        String message = assertThrows(IllegalArgumentException.class, () -> CopilotTools.of(Shelves.class))
                .getMessage();
        assertEquals(
                "Tool methods of " + Shelves.class.getName()
                        + " need an instance: findShelf, sort. Use an object of the class, or make them static.",
                message);
        assertEquals(3, CopilotTools.of(new Shelves()).size());
        assertEquals(1, CopilotTools.of(Board.class).size());
    }

    @Test
    void null_is_refused() {
        assertThrows(IllegalArgumentException.class, () -> CopilotTools.of((Object) null));
        assertEquals(
                "The array of the objects whose tools are wanted is null.",
                assertThrows(IllegalArgumentException.class, () -> CopilotTools.of((Object[]) null))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> CopilotTools.withMapper(null, new Orders()));
        assertThrows(IllegalArgumentException.class, () -> CopilotTools.withMapper(null, Basket.class, Basket::new));
        assertThrows(IllegalArgumentException.class, () -> CopilotTools.of(null, Basket::new));
        assertThrows(IllegalArgumentException.class, () -> CopilotTools.of(Basket.class, (Supplier<Basket>) null));
    }
}
