package io.github.copilottool.spring;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.springframework.beans.factory.BeanFactoryUtils;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.util.PatternMatchUtils;

/**
 * The tools of the application's beans: of all beans whose type has tools, and of the beans that are
 * {@link ToolDefinition}s.
 *
 * <p>Beans are found by their types, so none is created for its tools: each call asks the container for the bean. Beans
 * that are lazy stay so until their first call, a call of a prototype gets a new object, and one of a scoped bean gets
 * the object of its scope, such as the request.
 *
 * <p>The tools are in the order of the names of their beans, and those of one bean in the order of its source.
 */
public final class CopilotToolBeans implements SmartInitializingSingleton {
    private static final System.Logger LOGGER = System.getLogger(CopilotToolBeans.class.getName());

    private final ConfigurableListableBeanFactory beans;
    private final ToolCalls calls;
    private final ObjectProvider<ToolAccess> access;
    private final List<ToolBean> toolBeans;
    private final Map<String, ToolDefinition> byName = new LinkedHashMap<>();

    /**
     * Finds the tools.
     *
     * @throws IllegalStateException if a bean has tools without a usable companion, two tools have the same name, or a
     *     property names a tool that does not exist
     */
    CopilotToolBeans(
            ConfigurableListableBeanFactory beans,
            CopilotToolProperties properties,
            ObjectMapper mapper,
            ToolCalls calls,
            ObjectProvider<ToolAccess> access) {
        this.beans = beans;
        this.access = access;
        this.calls = calls;
        this.toolBeans = ToolBean.all(beans);
        Map<String, ToolDefinition> all = new LinkedHashMap<>();
        Map<String, List<String>> owners = new LinkedHashMap<>();
        BiConsumer<ToolDefinition, String> add = (tool, owner) -> {
            all.putIfAbsent(tool.name(), tool);
            owners.computeIfAbsent(tool.name(), name -> new ArrayList<>(1)).add(owner);
        };
        for (ToolBean bean : toolBeans) {
            String owner = bean.name() + " (" + bean.type().getName() + ")";
            bean.definitions(beans, mapper).forEach(tool -> add.accept(tool, owner));
        }
        new TreeMap<>(BeanFactoryUtils.beansOfTypeIncludingAncestors(beans, ToolDefinition.class))
                .forEach((bean, tool) -> add.accept(tool, bean + " (a definition)"));
        requireKnown("copilot.tool.include", properties.include(), all.keySet());
        requireKnown("copilot.tool.exclude", properties.exclude(), all.keySet());
        all.keySet().removeIf(name -> !matches(properties.include(), name) || matches(properties.exclude(), name));
        calls.of(List.copyOf(all.values())).forEach(each -> byName.put(each.name(), each));
        owners.keySet().retainAll(byName.keySet());
        requireUnique(owners);
    }

    private static boolean matches(List<String> patterns, String name) {
        return PatternMatchUtils.simpleMatch(patterns.toArray(String[]::new), name);
    }

    // A misspelt name would offer a tool that was to be left out, or leave one out that was to be offered.
    private static void requireKnown(String property, List<String> patterns, Set<String> names) {
        for (String each : patterns) {
            if (!each.contains("*") && !names.contains(each)) {
                throw new InvalidToolsException("The property " + property + " names the tool '" + each
                        + "', which no bean has. Tools: " + listed(names) + ".");
            }
        }
    }

    private static String listed(Set<String> names) {
        return names.isEmpty() ? "none" : String.join(", ", new TreeSet<>(names));
    }

    private static void requireUnique(Map<String, List<String>> owners) {
        StringJoiner repeated = new StringJoiner("; ");
        owners.forEach((tool, beans) -> {
            if (beans.size() > 1) {
                repeated.add("'" + tool + "' of the beans " + String.join(" and ", beans));
            }
        });
        if (repeated.length() > 0) {
            throw new InvalidToolsException("Several tools have the same name: " + repeated
                    + ". Name one of them otherwise, or leave one bean out: a bean that is no autowire candidate has no"
                    + " tools.");
        }
    }

    /**
     * Returns the definitions of all tools, for a session.
     *
     * @return the definitions; the list is immutable
     */
    public List<ToolDefinition> definitions() {
        return List.copyOf(byName.values());
    }

    /**
     * Returns the definitions of some tools, for a session that is to have only these.
     *
     * @param names the names of the tools
     * @return the definitions, in the order of {@link #names()}
     * @throws IllegalArgumentException if there is no tool with one of the names
     */
    public List<ToolDefinition> definitions(String... names) {
        Set<String> wanted = new LinkedHashSet<>(List.of(names));
        for (String each : wanted) {
            if (!byName.containsKey(each)) {
                throw new IllegalArgumentException(
                        "There is no tool '" + each + "'. Tools: " + listed(byName.keySet()) + ".");
            }
        }
        return byName.values().stream()
                .filter(each -> wanted.contains(each.name()))
                .toList();
    }

    /**
     * Returns the names of the tools.
     *
     * @return the names, in the order of {@link #definitions()}
     */
    public List<String> names() {
        return List.copyOf(byName.keySet());
    }

    /** Whether the caller for whom this thread works may see and call a tool. */
    boolean isAllowed(ToolDefinition tool) {
        ToolCaller caller = ToolCaller.current();
        return access.orderedStream().allMatch(each -> each.isAllowed(tool, caller));
    }

    ToolCalls calls() {
        return calls;
    }

    /**
     * Checks the beans that exist after the start.
     *
     * @throws IllegalStateException if the tools of a bean cannot be called because it is a proxy of its interfaces
     */
    @Override
    public void afterSingletonsInstantiated() {
        Set<String> known = new LinkedHashSet<>();
        for (ToolBean each : toolBeans) {
            each.check(beans);
            known.add(each.name());
        }
        for (String name : beans.getBeanDefinitionNames()) {
            if (!known.contains(name)
                    && beans.containsSingleton(name)
                    && beans.getMergedBeanDefinition(name).isAutowireCandidate()) {
                Class<?> type = beans.getType(name);
                if (ToolBean.hasTools(type)) {
                    LOGGER.log(
                            Level.WARNING,
                            "The tools of the bean ''{0}'' are not offered: its class {1} has tools, but its declared"
                                    + " type has none. Declare the class as the return type of the bean''s method.",
                            name,
                            type.getName());
                }
            }
        }
    }
}
