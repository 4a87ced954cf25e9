package io.github.copilottool.spring;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.runtime.CopilotTools;
import java.lang.System.Logger.Level;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.springframework.aop.scope.ScopedProxyUtils;
import org.springframework.beans.factory.BeanFactoryUtils;
import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.core.MethodIntrospector;
import org.springframework.core.annotation.AnnotationUtils;

/** A bean with tools, and the type that the container knows without creating it. */
record ToolBean(String name, Class<?> type) {
    private static final System.Logger LOGGER = System.getLogger(CopilotToolBeans.class.getName());

    /**
     * Finds the beans with tools by their types, and creates none of them. Which beans exist already makes no
     * difference. They are sorted by their names: the order of the model's tools must not depend on the class path's.
     */
    static List<ToolBean> all(ConfigurableListableBeanFactory beans) {
        List<ToolBean> found = new ArrayList<>();
        for (String name : new TreeSet<>(List.of(BeanFactoryUtils.beanNamesIncludingAncestors(beans)))) {
            // The target of a scoped proxy is reached through the proxy.
            if (!ScopedProxyUtils.isScopedTarget(name)) {
                BeanDefinition definition = definition(beans, name);
                Class<?> type = declaredType(beans, name, definition);
                if ((definition == null || definition.isAutowireCandidate()) && hasTools(type)) {
                    found.add(new ToolBean(name, type));
                }
            }
        }
        return found;
    }

    private static BeanDefinition definition(ConfigurableListableBeanFactory beans, String name) {
        try {
            return beans.getMergedBeanDefinition(name);
        } catch (NoSuchBeanDefinitionException registeredAsObject) {
            return null;
        }
    }

    // Not the class of a singleton that exists already: whether it does depends on the order in which beans are made.
    private static Class<?> declaredType(
            ConfigurableListableBeanFactory beans, String name, BeanDefinition definition) {
        if (definition instanceof RootBeanDefinition root && !beans.isFactoryBean(name)) {
            Method method = root.getResolvedFactoryMethod();
            if (method != null) {
                return method.getReturnType();
            }
            if (root.getFactoryMethodName() == null && root.hasBeanClass()) {
                return root.getBeanClass();
            }
        }
        return beans.getType(name);
    }

    /** Whether a type, which may be null, has tools, with or without a companion. */
    static boolean hasTools(Class<?> type) {
        // Most beans are the framework's, and need not be searched.
        if (type == null
                || type.getName().startsWith("org.springframework.")
                || !AnnotationUtils.isCandidateClass(type, CopilotTool.class)) {
            return false;
        }
        try {
            if (CopilotTools.hasCompanion(type)) {
                return true;
            }
        } catch (LinkageError optional) {
            return isUnreadable(type, optional);
        }
        try {
            return !MethodIntrospector.selectMethods(
                            type,
                            (Method method) -> method.isAnnotationPresent(CopilotTool.class) ? Boolean.TRUE : null)
                    .isEmpty();
        } catch (IllegalStateException | LinkageError optional) {
            return isUnreadable(type, optional);
        }
    }

    // A bean of a library can have methods whose types are not on the class path, and has no tools of ours.
    private static boolean isUnreadable(Class<?> type, Throwable reason) {
        LOGGER.log(Level.DEBUG, () -> "The methods of " + type.getName() + " cannot be read.", reason);
        return false;
    }

    /**
     * Returns the bean's tools. Each call asks the container for the bean.
     *
     * @throws IllegalStateException if there is no usable companion; the message names the bean
     */
    @SuppressWarnings("unchecked")
    List<ToolDefinition> definitions(ConfigurableListableBeanFactory beans, ObjectMapper mapper) {
        Supplier<Object> bean = () -> beans.getBean(name);
        return explained(() -> CopilotTools.withMapper(mapper, (Class<Object>) type, bean));
    }

    /**
     * Makes sure that the tools can be called, if the bean exists: it may be a proxy of its interfaces.
     *
     * @throws IllegalStateException if they cannot; the message names the bean
     */
    void check(ConfigurableListableBeanFactory beans) {
        Object existing = beans.getSingleton(name);
        if (existing == null || !Proxy.isProxyClass(existing.getClass())) {
            return;
        }
        Set<String> missing = names(definitions(beans, CopilotTools.mapper()));
        missing.removeAll(names(explained(() -> CopilotTools.of(existing))));
        if (!missing.isEmpty()) {
            throw new InvalidToolsException(
                    "The bean '" + name + "' is a JDK proxy, and no interface of it has the tools "
                            + String.join(", ", missing) + " of " + type.getName()
                            + ". Annotate the interface's methods, or let"
                            + " Spring make a proxy of the class (proxyTargetClass = true).");
        }
    }

    private static Set<String> names(List<ToolDefinition> tools) {
        return tools.stream().map(ToolDefinition::name).collect(Collectors.toCollection(TreeSet::new));
    }

    private List<ToolDefinition> explained(Supplier<List<ToolDefinition>> tools) {
        try {
            return tools.get();
        } catch (IllegalStateException refused) {
            throw new InvalidToolsException("The bean '" + name + "': " + refused.getMessage(), refused);
        }
    }
}
