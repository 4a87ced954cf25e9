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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.springframework.aop.support.AopUtils;
import org.springframework.beans.factory.FactoryBean;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.config.CustomScopeConfigurer;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.cache.annotation.EnableCaching;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Lazy;
import org.springframework.context.annotation.Scope;
import org.springframework.context.annotation.ScopedProxyMode;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.context.support.SimpleThreadScope;
import org.springframework.core.io.support.SpringFactoriesLoader;

/** Which beans have tools, and on which objects they are called. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CopilotToolBeansTest {
    @BeforeEach
    void no_object_was_made() {
        LateTools.MADE.set(0);
    }

    private static SpringApplicationBuilder application(Class<?>... configurations) {
        return new SpringApplicationBuilder(Application.class)
                .sources(configurations)
                .web(WebApplicationType.NONE);
    }

    private static ConfigurableApplicationContext run(Class<?> configuration, String... properties) {
        return application(configuration).properties(properties).run();
    }

    private static List<String> names(ConfigurableApplicationContext context) {
        return context.getBean(CopilotToolBeans.class).names();
    }

    private static CompletableFuture<Object> call(ConfigurableApplicationContext context, String tool) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("id", "7");
        return context.getBean(CopilotToolBeans.class)
                .definitions(tool)
                .get(0)
                .handler()
                .invoke(new ToolInvocation().setToolName(tool).setArguments(arguments));
    }

    /** Returns what Boot prints instead of a stack trace when an application does not start. */
    private static String refusal(Class<?> configuration, String... properties) {
        return refusal(application(configuration).properties(properties));
    }

    private static String refusal(SpringApplicationBuilder application) {
        Throwable failure =
                assertThrows(RuntimeException.class, () -> application.run().close());
        return SpringFactoriesLoader.forDefaultResourceLocation()
                .load(FailureAnalyzer.class, (type, name, needsMore) -> {})
                .stream()
                .filter(InvalidToolsAnalyzer.class::isInstance)
                .map(each -> each.analyze(failure).getDescription())
                .findFirst()
                .orElseThrow();
    }

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Application {}

    @Configuration(proxyBeanMethods = false)
    static class Late {
        @Bean
        @Lazy
        LateTools lateTools() {
            return new LateTools();
        }
    }

    @Test
    void a_lazy_bean_is_created_by_its_first_call() {
        try (var context = run(Late.class)) {
            assertEquals(List.of("object_number"), names(context));
            assertEquals(0, LateTools.MADE.get());
            assertEquals("1", call(context, "object_number").join());
            assertEquals("1", call(context, "object_number").join());
        }
    }

    @Test
    void with_lazy_initialization_no_bean_is_created_for_its_tools() {
        try (var context = run(Late.class, "spring.main.lazy-initialization=true")) {
            assertEquals(List.of("object_number"), names(context));
            assertEquals(0, LateTools.MADE.get());
        }
    }

    @Configuration(proxyBeanMethods = false)
    @EnableCaching
    static class Cached {
        @Bean
        OrderTools orderTools() {
            return new OrderTools();
        }
    }

    @Test
    void a_call_goes_through_the_beans_proxy() {
        try (var context = run(Cached.class)) {
            assertTrue(AopUtils.isCglibProxy(context.getBean(OrderTools.class)));
            assertEquals("7 in call 1", call(context, "find_order").join());
            assertEquals("7 in call 1", call(context, "find_order").join());
        }
    }

    @Test
    void the_test_kit_calls_beans_and_checks_their_schemas() {
        try (var context = run(Cached.class)) {
            CopilotToolBeans beans = context.getBean(CopilotToolBeans.class);
            Tools tools = Tools.of(beans.definitions().toArray());
            assertEquals("7 in call 1", tools.call("find_order", "{\"id\": \"7\"}"));
            tools.checkSchemas();
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Prototypes {
        @Bean
        @Scope("prototype")
        LateTools lateTools() {
            return new LateTools();
        }
    }

    @Test
    void each_call_of_a_prototype_has_its_own_object() {
        try (var context = run(Prototypes.class)) {
            assertEquals("1", call(context, "object_number").join());
            assertEquals("2", call(context, "object_number").join());
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Scoped {
        @Bean
        static CustomScopeConfigurer threads() {
            CustomScopeConfigurer scopes = new CustomScopeConfigurer();
            scopes.addScope("thread", new SimpleThreadScope());
            return scopes;
        }

        @Bean
        @Scope(scopeName = "thread", proxyMode = ScopedProxyMode.TARGET_CLASS)
        LateTools lateTools() {
            return new LateTools();
        }

        @Bean
        @Scope("thread")
        OrderTools orderTools() {
            return new OrderTools();
        }
    }

    @Test
    void a_call_of_a_scoped_bean_has_the_object_of_its_scope() throws InterruptedException {
        try (var context = run(Scoped.class)) {
            assertEquals(List.of("object_number", "find_order"), names(context));
            assertEquals(0, LateTools.MADE.get());
            List<Object> numbers = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                Thread thread = new Thread(() -> {
                    numbers.add(call(context, "object_number").join());
                    numbers.add(call(context, "object_number").join());
                    numbers.add(call(context, "find_order").join());
                });
                thread.start();
                thread.join();
            }
            assertEquals(List.of("1", "1", "7 in call 1", "2", "2", "7 in call 1"), numbers);
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Unscoped {
        @Bean
        @Scope("elsewhere")
        LateTools lateTools() {
            return new LateTools();
        }
    }

    @Test
    void a_call_outside_of_the_beans_scope_fails() {
        try (var context = run(Unscoped.class)) {
            Throwable cause = assertThrows(CompletionException.class, () -> call(context, "object_number")
                            .join())
                    .getCause();
            assertEquals("No Scope registered for scope name 'elsewhere'", cause.getMessage());
        }
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
    void the_object_of_a_factory_bean_has_tools() {
        try (var context = run(Factories.class)) {
            assertEquals(List.of("object_number"), names(context));
            assertEquals(0, LateTools.MADE.get());
            assertEquals("1", call(context, "object_number").join());
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Interfaces {
        @Bean
        StockApi stock() {
            return () -> 5;
        }

        @Bean
        Priced hidden() {
            return new PriceTools();
        }
    }

    @Test
    void a_beans_declared_type_has_the_tools() {
        try (LogLines log = new LogLines(CopilotToolBeans.class)) {
            try (var context = run(Interfaces.class, "logging.level.io.github.copilottool=warn")) {
                assertEquals(List.of("count_stock"), names(context));
                assertEquals("5", call(context, "count_stock").join());
            }
            assertEquals(
                    List.of("WARNING The tools of the bean 'hidden' are not offered: its class "
                            + PriceTools.class.getName()
                            + " has tools, but its declared type has none. Declare the class as the return type of the"
                            + " bean's method."),
                    log.lines);
        }
    }

    @Configuration(proxyBeanMethods = false)
    @EnableCaching
    static class ProxiedByInterface {
        @Bean
        PriceTools prices() {
            return new PriceTools();
        }
    }

    @Test
    void a_proxy_of_the_interfaces_ends_the_start() {
        try (var context = run(ProxiedByInterface.class)) {
            assertEquals("3", call(context, "price").join());
        }
        String message = refusal(ProxiedByInterface.class, "spring.aop.proxy-target-class=false");
        assertTrue(message.startsWith("The bean 'prices': "), message);
        assertTrue(message.endsWith("(Spring: proxyTargetClass = true)."), message);
    }

    @Configuration(proxyBeanMethods = false)
    @EnableCaching
    static class PartlyProxied {
        @Bean
        PricedStock stock() {
            return new PricedStock();
        }
    }

    @Test
    void a_proxy_of_the_interfaces_that_lacks_a_tool_ends_the_start() {
        try (var context = run(PartlyProxied.class)) {
            assertEquals("4", call(context, "price").join());
            assertEquals("6", call(context, "count_stock").join());
        }
        assertEquals(
                "The bean 'stock' is a JDK proxy, and no interface of it has the tools price of "
                        + PricedStock.class.getName() + ". Annotate the interface's methods, or let Spring make a proxy"
                        + " of the class (proxyTargetClass = true).",
                refusal(PartlyProxied.class, "spring.aop.proxy-target-class=false"));
    }

    @Configuration(proxyBeanMethods = false)
    @EnableCaching
    @Import(PricedStock.class)
    static class ProxiedComponent {}

    /** The bean is created before its tools are looked for: its class is that of the definition nevertheless. */
    @Test
    void an_existing_proxy_has_the_type_of_its_definition() {
        String message = refusal(ProxiedComponent.class, "spring.aop.proxy-target-class=false");
        assertTrue(
                message.contains("no interface of it has the tools price of " + PricedStock.class.getName()), message);
    }

    @Configuration(proxyBeanMethods = false)
    @EnableCaching
    static class ProxiedApi {
        @Bean
        Shelf shelf() {
            return new Shelf();
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

    @Test
    void a_proxy_of_the_interfaces_has_their_tools() {
        try (var context = run(ProxiedApi.class, "spring.aop.proxy-target-class=false")) {
            assertTrue(AopUtils.isJdkDynamicProxy(context.getBean("shelf")));
            assertEquals("8", call(context, "count_stock").join());
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Several {
        @Bean
        OrderTools orders() {
            return new OrderTools();
        }

        @Bean
        StockApi stock() {
            return () -> 5;
        }

        @Bean
        LateTools late() {
            return new LateTools();
        }
    }

    @Test
    void tools_are_in_the_order_of_the_names_of_their_beans() {
        try (var context = run(Several.class)) {
            assertEquals(List.of("object_number", "find_order", "count_stock"), names(context));
        }
    }

    @Test
    void tools_are_included_and_excluded_by_name() {
        try (var context = run(Several.class, "copilot.tool.include=find_order,count_*")) {
            assertEquals(List.of("find_order", "count_stock"), names(context));
        }
        try (var context = run(Several.class, "copilot.tool.exclude=*_order,count_stock")) {
            assertEquals(List.of("object_number"), names(context));
        }
        try (var context = run(Several.class, "copilot.tool.include=*_order", "copilot.tool.exclude=find_*")) {
            assertEquals(List.of(), names(context));
        }
    }

    @Test
    void a_name_that_no_tool_has_ends_the_start() {
        assertEquals(
                "The property copilot.tool.exclude names the tool 'find_orders', which no bean has. Tools:"
                        + " count_stock, find_order, object_number.",
                refusal(Several.class, "copilot.tool.exclude=find_orders"));
        assertEquals(
                "The property copilot.tool.include names the tool 'find', which no bean has. Tools: none.",
                refusal(Empty.class, "copilot.tool.include=find", "spring.main.lazy-initialization=true"));
    }

    @Test
    void some_tools_can_be_asked_for() {
        try (var context = run(Several.class)) {
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

    @Configuration(proxyBeanMethods = false)
    static class Twice {
        @Bean
        StockApi here() {
            return () -> 5;
        }

        @Bean
        StockApi there() {
            return () -> 6;
        }
    }

    @Test
    void two_tools_with_the_same_name_end_the_start() {
        assertEquals(
                "Several tools have the same name: 'count_stock' of the beans here (" + StockApi.class.getName()
                        + ") and there (" + StockApi.class.getName()
                        + "). Name one of them otherwise, or leave one bean"
                        + " out: a bean that is no autowire candidate has no tools.",
                refusal(Twice.class));
        try (var context = run(Twice.class, "copilot.tool.exclude=count_stock")) {
            assertEquals(List.of(), names(context));
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class NoCandidate {
        @Bean
        StockApi here() {
            return () -> 5;
        }

        @Bean(autowireCandidate = false)
        StockApi there() {
            return () -> 6;
        }
    }

    @Test
    void a_bean_that_is_no_autowire_candidate_has_no_tools() {
        try (var context = run(NoCandidate.class)) {
            assertEquals("5", call(context, "count_stock").join());
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Empty {}

    @Test
    void an_application_may_have_no_tools() {
        try (var context = run(Empty.class)) {
            assertEquals(List.of(), names(context));
            assertEquals(List.of(), context.getBean("copilotToolDefinitions"));
        }
    }

    @Test
    void tools_can_be_switched_off() {
        try (var context = run(Several.class, "copilot.tool.enabled=false")) {
            assertFalse(context.containsBean("copilotToolBeans"));
            assertFalse(context.containsBean("copilotToolDefinitions"));
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class OwnMapper {
        @Bean
        ObjectMapper copilotToolMapper() {
            SimpleModule words = new SimpleModule();
            words.addSerializer(int.class, ToStringSerializer.instance);
            words.addSerializer(Integer.class, ToStringSerializer.instance);
            return new ObjectMapper().registerModule(words);
        }
    }

    @Test
    void the_tools_have_the_mapper_of_the_application() {
        try (var context = application(OwnMapper.class, Late.class).run()) {
            assertEquals("\"1\"", call(context, "object_number").join());
        }
    }

    /** A bean that needs the tools of others, as one that opens sessions does. */
    static class Sessions {
        final List<ToolDefinition> tools;

        Sessions(List<ToolDefinition> tools) {
            this.tools = tools;
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Injected {
        @Bean
        Sessions sessions(List<ToolDefinition> tools) {
            return new Sessions(tools);
        }
    }

    @Test
    void the_definitions_are_injected() {
        try (var context = application(Injected.class, Several.class).run()) {
            assertEquals(
                    names(context),
                    context.getBean(Sessions.class).tools.stream()
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
        try (var context = application(ByHand.class, Late.class).run()) {
            assertEquals(List.of("object_number", "clock"), names(context));
            assertEquals("noon", call(context, "clock").join());
            assertEquals(2, context.getBean("byName", Sessions.class).tools.size());
            assertEquals(2, context.getBean("byQualifier", Sessions.class).tools.size());
            // The container's own rule for lists.
            assertEquals(1, context.getBean("beansOnly", Sessions.class).tools.size());
        }
    }

    @Test
    void the_beans_of_a_parent_context_have_tools() {
        try (var parent = run(Late.class);
                var child = application(Cached.class).parent(parent).run()) {
            assertEquals(List.of("object_number"), names(parent));
            assertEquals(List.of("object_number", "find_order"), names(child));
            assertEquals("1", call(child, "object_number").join());
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
        var application = application(Empty.class)
                .initializers((GenericApplicationContext context) -> context.registerBean("late", uncompiled));
        String message = refusal(application);
        assertTrue(
                message.startsWith("The bean 'late': " + LateTools.class.getName() + " has the tool method"
                        + " objectNumber, but no companion"),
                message);
    }
}
