package com.github.copilot.tool.processor.wasm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The effect of traps, with a substitute for the module and with the real one. */
class CoreInstanceTest {
    private static final byte[] PANIC = {'l', 'o', 's', 't'};

    /** An image with one page, and without global variables, functions and data. */
    private static final byte[] IMAGE = ByteBuffer.allocate(16).putInt(1).array();

    @Test
    void a_response_passes_and_the_instance_stays() throws IOException {
        CoreInstance instance = instance(new Echo());

        assertArrayEquals(new byte[] {1, 2, 3}, instance.answer(new byte[] {1, 2, 3}));
        assertFalse(instance.hasEnded());
    }

    @Test
    void a_panic_becomes_the_response_that_reports_it_and_ends_the_instance() throws IOException {
        CoreInstance instance = instance(new Echo() {
            @Override
            long answer(LinearMemory memory, ModuleState state) {
                throw new Trap("unreachable");
            }

            @Override
            long fault(LinearMemory memory, ModuleState state) {
                memory.write(100, PANIC);
                return 100L << 32 | PANIC.length;
            }
        });

        assertArrayEquals(PANIC, instance.answer(new byte[0]));
        assertTrue(instance.hasEnded());
    }

    @Test
    void a_trap_after_memory_was_refused_is_no_error_of_the_processor() throws IOException {
        CoreInstance instance = instance(new Echo() {
            @Override
            long answer(LinearMemory memory, ModuleState state) {
                assertEquals(-1, LinearMemory.memoryGrow(2, memory));
                throw new Trap("unreachable");
            }
        });

        assertEquals(
                2 * LinearMemory.PAGE,
                assertThrows(MemoryExhaustedException.class, () -> instance.answer(new byte[0]))
                        .bound());
        assertTrue(instance.hasEnded());
    }

    @Test
    void any_other_trap_is_thrown() throws IOException {
        Trap trap = new Trap("unreachable");
        CoreInstance instance = instance(new Echo() {
            @Override
            long answer(LinearMemory memory, ModuleState state) {
                throw trap;
            }
        });

        assertSame(trap, assertThrows(Trap.class, () -> instance.answer(new byte[0])));
    }

    /** A buffer of 4 GiB cannot be allocated: Rust panics, and the module's hook reports it. */
    @Test
    void a_panic_of_the_real_core_is_a_response_with_message_and_place() throws IOException {
        Optional<CompiledModule> module = CompiledModule.ofThisJar();
        if (module.isEmpty()) {
            System.out.println("SKIPPED: the jar was built without WebAssembly");
        }
        Assumptions.assumeTrue(module.isPresent());
        byte[] image = CoreInstanceTest.class
                .getResourceAsStream("/" + CompiledModule.IMAGE)
                .readAllBytes();
        ModuleState state = new ModuleState(image, 100);

        Trap trap = assertThrows(Trap.class, () -> module.get().buffer(-1, state.memory(), state));
        long place = module.get().fault(state.memory(), state);
        byte[] response = new byte[(int) place];
        state.memory().read((int) (place >>> 32), response);

        assertEquals("unreachable", trap.getMessage());
        String text = new String(response, StandardCharsets.UTF_8);
        assertTrue(text.contains("copilot-internal") && text.contains("capacity overflow (at "), text);
    }

    private static CoreInstance instance(CompiledModule module) throws IOException {
        return new CoreInstance(module, IMAGE, 2 * LinearMemory.PAGE + 5);
    }

    /** Answers with the request. */
    private static class Echo extends CompiledModule {
        private int length;

        @Override
        int buffer(int length, LinearMemory memory, ModuleState state) {
            this.length = length;
            return 8;
        }

        @Override
        long answer(LinearMemory memory, ModuleState state) {
            return 8L << 32 | length;
        }

        @Override
        void release(LinearMemory memory, ModuleState state) {}

        @Override
        long fault(LinearMemory memory, ModuleState state) {
            return 0;
        }
    }
}
