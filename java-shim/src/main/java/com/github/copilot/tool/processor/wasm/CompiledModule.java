package com.github.copilot.tool.processor.wasm;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Optional;

/**
 * The functions that the module of {@code rust-core/wasm} exports. The build generates the only subclass, {@code
 * CoreModule}: a jar that was built without WebAssembly has none.
 */
public abstract class CompiledModule {
    /** The path of the module's initial state in the jar, without a leading slash. */
    public static final String IMAGE = "com/github/copilot/tool/processor/wasm/module.image";

    /** Called by the generated subclass. */
    protected CompiledModule() {}

    /**
     * Returns the module of this jar.
     *
     * @return the module, or empty if the jar has none
     * @throws LinkageError if the jar is damaged
     */
    public static Optional<CompiledModule> ofThisJar() {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        try {
            Class<?> type = lookup.findClass(CompiledModule.class.getPackageName() + ".CoreModule");
            return Optional.of((CompiledModule) lookup.findConstructor(type, MethodType.methodType(void.class))
                    .invoke());
        } catch (ClassNotFoundException absent) {
            return Optional.empty();
        } catch (Throwable damaged) {
            throw new LinkageError(damaged.toString(), damaged);
        }
    }

    /** Reserves memory for a request and returns its address. */
    abstract int buffer(int length, LinearMemory memory, ModuleState state);

    /**
     * Answers the request at the address; returns the response's address in the upper half and its length in the lower
     * one.
     */
    abstract long answer(LinearMemory memory, ModuleState state);

    /** Frees the response. */
    abstract void release(LinearMemory memory, ModuleState state);

    /**
     * Returns, after a trap, the response that reports the panic, in the form of {@link #answer}'s result, or 0 if
     * there was none.
     */
    abstract long fault(LinearMemory memory, ModuleState state);
}
