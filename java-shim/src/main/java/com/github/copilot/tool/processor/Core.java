package com.github.copilot.tool.processor;

/**
 * The half of the processor that decides: names, schemas, validity, wording and generated text. The jar's is native
 * ({@link NativeCore}).
 */
@FunctionalInterface
public interface Core {
    /**
     * Answers one request.
     *
     * @param request the facts about one tool class, as {@code PROTOCOL.md} describes them
     * @return the response's frame
     * @throws NativeCoreException if there is no core on this machine that could answer; its message says why and
     *     what to do, and no later call will fare better
     */
    byte[] process(byte[] request) throws NativeCoreException;

    /**
     * The core that comes with the jar. Nothing native is touched before the first call of {@link #process}.
     *
     * @return that core
     */
    static Core ofThisJar() {
        return NativeCore::process;
    }
}
