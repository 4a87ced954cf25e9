package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import io.github.copilottool.spring.shop.LateTools;
import io.github.copilottool.spring.shop.OrderTools;
import io.github.copilottool.spring.shop.PriceTools;
import io.github.copilottool.spring.shop.Priced;
import io.github.copilottool.spring.shop.PricedStock;
import io.github.copilottool.spring.shop.StockApi;
import io.github.copilottool.testkit.Tools;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.springframework.aop.support.AopUtils;
import org.springframework.beans.factory.FactoryBean;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.config.BeanDefinitionCustomizer;
import org.springframework.beans.factory.config.CustomScopeConfigurer;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.cache.annotation.EnableCaching;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Scope;
import org.springframework.context.annotation.ScopedProxyMode;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.context.support.SimpleThreadScope;
import org.springframework.core.io.support.SpringFactoriesLoader;

/** Which beans have tools, and on which objects they are called. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CopilotToolBeansTest {
    private static final String JDK_PROXIES = "spring.aop.proxy-target-class=false";

    private static final Beans LATE = beans -> beans.registerBean("late", LateTools.class);
    private static final Beans ORDERS = beans -> beans.registerBean("orders", OrderTools.class);
    private static final Beans STOCK = beans -> beans.registerBean("stock", StockApi.class, () -> () -> 5);
    private static final Beans[] SEVERAL = {ORDERS, STOCK, LATE};

    /** Registers a bean. */
    @FunctionalInterface
    private interface Beans extends ApplicationContextInitializer<GenericApplicationContext> {}

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    @EnableCaching
    static class Application {
        @Bean
        static CustomScopeConfigurer threads() {
            CustomScopeConfigurer scopes = new CustomScopeConfigurer();
            scopes.addScope("thread", new SimpleThreadScope());
            return scopes;
        }
    }

    private static SpringApplicationBuilder application(Beans... beans) {
        LateTools.MADE.set(0);
        return new SpringApplicationBuilder(Application.class)
                .initializers(beans)
                .web(WebApplicationType.NONE);
    }

    private static ConfigurableApplicationContext run(Beans bean, String... properties) {
        return application(bean).properties(properties).run();
    }

    private static ConfigurableApplicationContext several(String... properties) {
        return application(SEVERAL).properties(properties).run();
    }

    private static List<String> names(ConfigurableApplicationContext context) {
        return context.getBean(CopilotToolBeans.class).names();
    }

    private static Object call(ConfigurableApplicationContext context, String tool) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("id", "7");
        return context.getBean(CopilotToolBeans.class)
                .definitions(tool)
                .get(0)
                .handler()
                .invoke(new ToolInvocation().setToolName(tool).setArguments(arguments))
                .join();
    }

    /** Returns what Boot prints instead of a stack trace when an application does not start. */
    private static String refusal(SpringApplicationBuilder application, String... properties) {
        Throwable failure = assertThrows(
                RuntimeException.class,
                () -> application.properties(properties).run().close());
        return SpringFactoriesLoader.forDefaultResourceLocation()
                .load(FailureAnalyzer.class, (type, name, needsMore) -> {})
                .stream()
                .filter(InvalidToolsAnalyzer.class::isInstance)
                .map(each -> each.analyze(failure).getDescription())
                .findFirst()
                .orElseThrow();
    }

    /** Checks that no object is created for its tools, and which objects two calls have. */
    private static void assertObjects(String first, String second, ConfigurableApplicationContext application) {
        try (application) {
            assertEquals(List.of("object_number"), names(application));
            assertEquals(0, LateTools.MADE.get());
            assertEquals(first, call(application, "object_number"));
            assertEquals(second, call(application, "object_number"));
        }
    }

    private static Beans late(BeanDefinitionCustomizer definition) {
        return beans -> beans.registerBean("late", LateTools.class, definition);
    }

    @Configuration(proxyBeanMethods = false)
    static class Factories {
        @Bean
        FactoryBean<LateTools> lateTools() {
            return new FactoryBean<>() {
                @Override
                public LateTools getObject() {
                    return new LateTools();
                }

                @Override
                public Class<?> getObjectType() {
                    return LateTools.class;
                }
            };
        }
    }

    @Test
    void a_call_has_the_object_that_the_container_returns() {
        assertObjects("1", "1", run(late(definition -> definition.setLazyInit(true))));
        assertObjects("1", "1", run(LATE, "spring.main.lazy-initialization=true"));
        assertObjects("1", "2", run(late(definition -> definition.setScope("prototype"))));
        assertObjects("1", "1", application().sources(Factories.class).run());
    }

    @Configuration(proxyBeanMethods = false)
    static class Scoped {
        @Bean
        @Scope(scopeName = "thread", proxyMode = ScopedProxyMode.TARGET_CLASS)
        LateTools lateTools() {
            return new LateTools();
        }

        @Bean
        @Scope("thread")
        StockTools stockTools() {
            return new StockTools();
        }
    }

    /** Counts its calls. */
    static class StockTools implements StockApi {
        private int calls;

        @Override
        public int countStock() {
            return ++calls;
        }
    }

    @Test
    void a_call_of_a_scoped_bean_has_the_object_of_its_scope() throws InterruptedException {
        try (var context = application().sources(Scoped.class).run()) {
            assertEquals(List.of("object_number", "count_stock"), names(context));
            assertEquals(0, LateTools.MADE.get());
            List<Object> results = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                Thread thread = new Thread(() -> {
                    for (String tool : List.of("object_number", "object_number", "count_stock", "count_stock")) {
                        results.add(call(context, tool));
                    }
                });
                thread.start();
                thread.join();
            }
            assertEquals(List.of("1", "1", "1", "2", "2", "2", "1", "2"), results);
        }
        try (var context = run(late(definition -> definition.setScope("elsewhere")))) {
            Throwable cause = assertThrows(CompletionException.class, () -> call(context, "object_number"))
                    .getCause();
            assertEquals("No Scope registered for scope name 'elsewhere'", cause.getMessage());
        }
    }

    /** The results are cached. */
    @Test
    void a_call_goes_through_the_beans_proxy() {
        try (var context = run(ORDERS)) {
            assertTrue(AopUtils.isCglibProxy(context.getBean(OrderTools.class)));
            assertEquals("7 in call 1", call(context, "find_order"));
            assertEquals("7 in call 1", call(context, "find_order"));
        }
    }

    @Test
    void the_test_kit_calls_beans_and_checks_their_schemas() {
        try (var context = run(ORDERS)) {
            CopilotToolBeans beans = context.getBean(CopilotToolBeans.class);
            Tools tools = Tools.of(beans.definitions().toArray());
            assertEquals("7 in call 1", tools.call("find_order", "{\"id\": \"7\"}"));
            tools.checkSchemas();
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Hidden {
        @Bean
        Object hidden() {
            return new LateTools();
        }
    }

    @Test
    void a_beans_declared_type_has_the_tools() {
        try (LogLines log = new LogLines(CopilotToolBeans.class)) {
            try (var context = application(STOCK)
                    .sources(Hidden.class)
                    .properties("logging.level.io.github.copilottool=warn")
                    .run()) {
                assertEquals(List.of("count_stock"), names(context));
                assertEquals("5", call(context, "count_stock"));
            }
            assertEquals(
                    List.of("WARNING The tools of the bean 'hidden' are not offered: its class "
                            + LateTools.class.getName()
                            + " has tools, but its declared type has none. Declare the class as the return type of the"
                            + " bean's method."),
                    log.lines);
        }
    }

    /** Has the tools of its interface only. */
    static class Shelf implements Priced, StockApi {
        @Override
        public int price() {
            return 1;
        }

        @Override
        public int countStock() {
            return 8;
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Declared {
        @Bean
        PricedStock stock() {
            return new PricedStock();
        }
    }

    @Test
    void a_proxy_of_the_interfaces_has_their_tools_and_ends_the_start_if_the_class_has_more() {
        Beans prices = beans -> beans.registerBean("prices", PriceTools.class);
        try (var context = run(prices)) {
            assertEquals("3", call(context, "price"));
        }
        String message = refusal(application(prices), JDK_PROXIES);
        assertTrue(message.startsWith("The bean 'prices': "), message);
        assertTrue(message.endsWith("(Spring: proxyTargetClass = true)."), message);
        // A bean that was created before its tools are looked for has the class of its definition nevertheless.
        for (var application : List.of(
                application().sources(Declared.class),
                application(beans -> beans.registerBean("stock", PricedStock.class)))) {
            assertEquals(
                    "The bean 'stock' is a JDK proxy, and no interface of it has the tools price of "
                            + PricedStock.class.getName() + ". Annotate the interface's methods, or let Spring make a"
                            + " proxy of the class (proxyTargetClass = true).",
                    refusal(application, JDK_PROXIES));
        }
        try (var context = run(beans -> beans.registerBean("shelf", Shelf.class), JDK_PROXIES)) {
            assertTrue(AopUtils.isJdkDynamicProxy(context.getBean("shelf")));
            assertEquals("8", call(context, "count_stock"));
        }
    }

    /** The order is that of the names of the beans. */
    @Test
    void tools_are_included_and_excluded_by_name() {
        try (var context = several()) {
            assertEquals(List.of("object_number", "find_order", "count_stock"), names(context));
        }
        try (var context = several("copilot.tool.include=find_order,count_*")) {
            assertEquals(List.of("find_order", "count_stock"), names(context));
        }
        try (var context = several("copilot.tool.exclude=*_order,count_stock")) {
            assertEquals(List.of("object_number"), names(context));
        }
        try (var context = several("copilot.tool.include=*_order", "copilot.tool.exclude=find_*")) {
            assertEquals(List.of(), names(context));
            assertEquals(List.of(), context.getBean("copilotToolDefinitions"));
        }
        try (var context = several("copilot.tool.enabled=false")) {
            assertFalse(context.containsBean("copilotToolBeans"));
            assertFalse(context.containsBean("copilotToolDefinitions"));
        }
    }

    @Test
    void a_name_that_no_tool_has_ends_the_start() {
        assertEquals(
                "The property copilot.tool.exclude names the tool 'find_orders', which no bean has. Tools:"
                        + " count_stock, find_order, object_number.",
                refusal(application(SEVERAL), "copilot.tool.exclude=find_orders"));
        assertEquals(
                "The property copilot.tool.include names the tool 'find', which no bean has. Tools: none.",
                refusal(application(), "copilot.tool.include=find", "spring.main.lazy-initialization=true"));
    }

    @Test
    void some_tools_can_be_asked_for() {
        try (var context = several()) {
            CopilotToolBeans tools = context.getBean(CopilotToolBeans.class);
            assertEquals(
                    List.of("object_number", "count_stock"),
                    tools.definitions("count_stock", "object_number").stream()
                            .map(ToolDefinition::name)
                            .toList());
            assertEquals(
                    "There is no tool 'find'. Tools: count_stock, find_order, object_number.",
                    assertThrows(IllegalArgumentException.class, () -> tools.definitions("find"))
                            .getMessage());
        }
    }

    @Test
    void two_tools_with_the_same_name_end_the_start_unless_a_bean_is_no_candidate_or_the_tool_is_excluded() {
        Beans there = beans -> beans.registerBean("there", StockApi.class, () -> () -> 6);
        assertEquals(
                "Several tools have the same name: 'count_stock' of the beans stock (" + StockApi.class.getName()
                        + ") and there (" + StockApi.class.getName()
                        + "). Name one of them otherwise, or leave one bean"
                        + " out: a bean that is no autowire candidate has no tools.",
                refusal(application(STOCK, there)));
        try (var context = application(STOCK, there)
                .properties("copilot.tool.exclude=count_stock")
                .run()) {
            assertEquals(List.of(), names(context));
        }
        Beans hidden = beans -> beans.registerBean(
                "there", StockApi.class, () -> () -> 6, definition -> definition.setAutowireCandidate(false));
        try (var context = application(STOCK, hidden).run()) {
            assertEquals("5", call(context, "count_stock"));
        }
    }

    @Test
    void the_tools_have_the_mapper_of_the_application() {
        SimpleModule words = new SimpleModule();
        words.addSerializer(Integer.class, ToStringSerializer.instance);
        Beans mapper = beans -> beans.registerBean(
                "copilotToolMapper", ObjectMapper.class, () -> new ObjectMapper().registerModule(words));
        try (var context = application(mapper, STOCK).run()) {
            assertEquals("\"5\"", call(context, "count_stock"));
        }
    }

    /** A bean that needs the tools of others, as one that opens sessions does. */
    record Sessions(List<ToolDefinition> tools) {}

    @Configuration(proxyBeanMethods = false)
    static class Injected {
        @Bean
        Sessions sessions(List<ToolDefinition> tools) {
            return new Sessions(tools);
        }
    }

    @Test
    void the_definitions_are_injected() {
        try (var context = application(SEVERAL).sources(Injected.class).run()) {
            assertEquals(
                    names(context),
                    context.getBean(Sessions.class).tools().stream()
                            .map(ToolDefinition::name)
                            .toList());
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class ByHand {
        @Bean
        ToolDefinition clock() {
            return ToolDefinition.create(
                    "clock", "Tells the time.", Map.of(), call -> CompletableFuture.completedFuture("noon"));
        }

        @Bean
        Sessions byName(List<ToolDefinition> copilotToolDefinitions) {
            return new Sessions(copilotToolDefinitions);
        }

        @Bean
        Sessions byQualifier(@Qualifier("copilotToolDefinitions") List<ToolDefinition> tools) {
            return new Sessions(tools);
        }

        @Bean
        Sessions beansOnly(List<ToolDefinition> tools) {
            return new Sessions(tools);
        }
    }

    @Test
    void beans_that_are_definitions_are_tools() {
        try (var context = application(LATE).sources(ByHand.class).run()) {
            assertEquals(List.of("object_number", "clock"), names(context));
            assertEquals("noon", call(context, "clock"));
            // By its type alone, the container collects the beans that are definitions.
            Map.of("byName", 2, "byQualifier", 2, "beansOnly", 1)
                    .forEach((bean, tools) -> assertEquals(
                            tools, context.getBean(bean, Sessions.class).tools().size(), bean));
        }
    }

    @Test
    void the_beans_of_a_parent_context_have_tools() {
        try (var parent = run(LATE);
                var child = application(ORDERS).parent(parent).run()) {
            assertEquals(List.of("object_number"), names(parent));
            assertEquals(List.of("object_number", "find_order"), names(child));
            assertEquals("1", call(child, "object_number"));
        }
    }

    /** Finds the class without its companion, as if it had been compiled without the processor. */
    private static final class WithoutCompanion extends ClassLoader {
        WithoutCompanion() {
            super(LateTools.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.equals(LateTools.class.getName() + "$$CopilotToolMeta")) {
                throw new ClassNotFoundException(name);
            }
            if (!name.equals(LateTools.class.getName())) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException unreadable) {
                throw new ClassNotFoundException(name, unreadable);
            }
        }
    }

    @Test
    void a_bean_without_companion_ends_the_start() throws ClassNotFoundException {
        Class<?> uncompiled = new WithoutCompanion().loadClass(LateTools.class.getName());
        String message = refusal(application(beans -> beans.registerBean("late", uncompiled)));
        assertTrue(
                message.startsWith("The bean 'late': " + LateTools.class.getName() + " has the tool method"
                        + " objectNumber, but no companion"),
                message);
    }
}
