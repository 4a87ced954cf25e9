package io.github.copilottool.spring;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.Companion;
import com.github.copilot.tool.runtime.CopilotTools;
import java.util.LinkedHashSet;
import java.util.Set;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotContribution;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * Hints for native images: the companions of the application's beans are found by their names, and a definition is copied
 * by reflection.
 */
final class ToolBeanHints implements BeanFactoryInitializationAotProcessor {
    @Override
    public BeanFactoryInitializationAotContribution processAheadOfTime(ConfigurableListableBeanFactory beans) {
        if (beans.getBeanNamesForType(CopilotToolBeans.class, true, false).length == 0) {
            return null;
        }
        Set<Class<?>> companions = new LinkedHashSet<>();
        for (ToolBean bean : ToolBean.all(beans)) {
            for (ToolDefinition each : bean.definitions(beans, CopilotTools.mapper())) {
                Class<?> companion = Companion.of(each.handler());
                if (companion != null) {
                    companions.add(companion);
                }
            }
        }
        return (generation, code) -> register(companions, generation.getRuntimeHints());
    }

    private static void register(Set<Class<?>> companions, RuntimeHints hints) {
        hints.reflection()
                .registerType(
                        ToolDefinition.class,
                        MemberCategory.INVOKE_DECLARED_CONSTRUCTORS,
                        MemberCategory.INVOKE_DECLARED_METHODS);
        for (Class<?> each : companions) {
            hints.reflection().registerType(each, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS);
            // Proxies are recognized by the methods of the classes that they extend.
            Class<?> toolClass = toolClass(each);
            if (toolClass != null) {
                hints.reflection().registerType(toolClass, MemberCategory.INVOKE_DECLARED_METHODS);
            }
        }
        // The catalogues have the schemas of results, which MCP clients get.
        hints.resources().registerPattern("META-INF/copilot-tools/*.json");
    }

    private static Class<?> toolClass(Class<?> companion) {
        String name = companion.getName();
        try {
            return Class.forName(
                    name.substring(0, name.length() - "$$CopilotToolMeta".length()), false, companion.getClassLoader());
        } catch (ClassNotFoundException renamed) {
            return null;
        }
    }
}
