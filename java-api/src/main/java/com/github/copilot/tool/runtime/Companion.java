package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import java.util.function.Supplier;

/**
 * The superclass of linked companions: it makes the handlers of their tools, and refuses a companion that this runtime
 * does not fit (R9.7).
 *
 * <p>For generated code only. A companion of an older processor works with a newer runtime of the same major version.
 */
public abstract class Companion {
    /**
     * The level of this runtime. It grows by one when generated code may call something new. The processor reads it
     * from the class path, and embeds the runtime helpers if the level is lower than its own.
     */
    public static final int LEVEL = 1;

    /** The lowest level of companions that this runtime still has everything for. */
    private static final int LOWEST = 1;

    private static final String PACKAGE = "com.github.copilot.tool.runtime";

    /**
     * Checks that this runtime has what the companion calls.
     *
     * @param level the level that the companion was made for
     * @param version the first version of the runtime that has this level
     * @throws IllegalStateException if this runtime is too old or too new for the companion; the message has both
     *     versions and says what to do
     */
    protected Companion(int level, String version) {
        if (level < LOWEST || level > LEVEL) {
            throw new IllegalStateException(misfit(getClass().getName(), level, version));
        }
    }

    /**
     * Creates the call of a tool.
     *
     * @param number the tool's number in this companion
     * @param instance the object whose method is called; null if all tools are static
     * @param mapper the mapper of the definitions
     * @param tool the tool's name
     * @param invocation the call, with the arguments of the model
     * @return the call, which has not begun
     */
    protected abstract CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation);

    /**
     * Creates the handler of a tool.
     *
     * @param number the tool's number in this companion
     * @param tool the tool's name
     * @param instance the object whose method is called; null if all tools are static
     * @param mapper the mapper of the definitions
     * @return the handler
     */
    public final ToolHandler handler(int number, String tool, Object instance, ObjectMapper mapper) {
        return new CompanionHandler(this, number, tool, instance, mapper);
    }

    /**
     * {@return the companion that a handler comes from, linked or not, of any class loader; null if the handler does
     * not come from a companion}
     *
     * @param handler a handler, which may be wrapped ({@link CopilotTools#intercepted})
     */
    public static Class<?> of(ToolHandler handler) {
        if (handler == null) {
            return null;
        }
        Class<?> type = handler.getClass();
        // The handlers of this package supply it: another class loader can have this package, too.
        Class<?> companion =
                handler instanceof Supplier<?> && type.getPackageName().equals(PACKAGE)
                        ? (Class<?>) ((Supplier<?>) handler).get()
                        : type.getNestHost();
        return companion != null && companion.getName().endsWith("$$CopilotToolMeta") ? companion : null;
    }

    /** Returns the sentence about a companion of another level. */
    private static String misfit(String companion, int level, String version) {
        String own = Companion.class.getPackage().getImplementationVersion();
        String runtime =
                (own == null ? "this copilot-tool-runtime" : "copilot-tool-runtime " + own) + " (level " + LEVEL + ")";
        String advice = level > LEVEL
                ? "put that version or a later one on the class path: the processor's own version is the right one."
                : "compile its tool class again with the processor of this version.";
        return "The companion " + companion + " needs copilot-tool-runtime " + version + " (level " + level
                + "), which " + runtime + " does not replace: " + advice;
    }
}
