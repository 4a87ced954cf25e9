package com.github.copilot.rpc;

import com.github.copilot.tool.reflect.AnnotatedTools;
import com.github.copilot.tool.reflect.UnusableTool;
import com.github.copilot.tool.runtime.CompanionLookup;
import com.github.copilot.tool.runtime.CopilotTools;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** The companions that the processor generated for a class's tools; without them reflection makes the tools. */
final class Companions {
    private static final AtomicBoolean LOGGED = new AtomicBoolean();

    private Companions() {}

    /**
     * Returns the tools of a class.
     *
     * @param type the class of the instance, or the tool class
     * @param instance the object that the tools are called on; null if all are static
     * @return the definitions, at least one unless a companion says that there are none
     * @throws IllegalArgumentException if there is no instance, and a tool needs one
     * @throws IllegalStateException if there are no tools, a companion cannot be used, or there is none and reflection
     *     cannot make the tools
     */
    static List<ToolDefinition> definitions(Class<?> type, Object instance) {
        if (instance instanceof Class<?> || instance instanceof ToolDefinition) {
            throw new IllegalStateException("A " + type.getSimpleName()
                    + " has no tools of its own. Pass an object whose class has tools, or use"
                    + " ToolDefinition.fromClass.");
        }
        List<ToolDefinition> reflected = CopilotTools.hasCompanion(type) ? List.of() : byReflection(type, instance);
        return reflected.isEmpty() ? CopilotTools.of(instance == null ? type : instance) : reflected;
    }

    private static List<ToolDefinition> byReflection(Class<?> type, Object instance) {
        if (instance == null) {
            CompanionLookup.requireStaticTools(type);
        }
        List<ToolDefinition> definitions;
        try {
            definitions = AnnotatedTools.of(type, instance);
        } catch (UnusableTool problem) {
            throw new IllegalStateException(problem.getMessage(), problem);
        }
        if (!definitions.isEmpty() && LOGGED.compareAndSet(false, true)) {
            Logger logger = System.getLogger(ToolDefinition.class.getName());
            logger.log(
                    Level.WARNING,
                    "{0} has no companion: the annotation processor com.github.copilot.tool.CopilotToolProcessor did not"
                            + " run when it was compiled, so its tools are made by reflection, without descriptions from"
                            + " Javadoc. Put the processor on javac''s -processorpath (Maven: annotationProcessorPaths;"
                            + " Gradle: annotationProcessor), with -Acopilot.experimental.allowed=true. This is logged"
                            + " once.",
                    type.getName());
        }
        return definitions;
    }
}
