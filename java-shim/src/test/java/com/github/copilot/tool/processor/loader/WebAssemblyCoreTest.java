package com.github.copilot.tool.processor.loader;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.tool.processor.DiagnosticTexts;
import com.github.copilot.tool.processor.wasm.MemoryExhaustedException;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The core as WebAssembly gives the same answers as the native one, and never ends a compiler. */
@Tag("R10.7")
class WebAssemblyCoreTest {
    private static final Path REPOSITORY = Path.of(System.getProperty("copilot.tool.repository"));
    private static final int MIB = 1 << 20;

    @Test
    void both_cores_give_the_same_bytes_for_every_recorded_request() throws Exception {
        fallback();

        assertEquals("", BothCores.differences(REPOSITORY));
    }

    /** HotSpot of JDK 25 compiles large methods in another way. */
    @Test
    void both_cores_give_the_same_bytes_on_jdk_25() throws Exception {
        fallback();
        Process jvm = new ProcessBuilder(
                        Machine.java25().toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        place(NativeCore.class) + File.pathSeparator + place(BothCores.class),
                        BothCores.class.getName(),
                        REPOSITORY.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(0, jvm.waitFor(), said);
        assertTrue(said.endsWith(" requests, 0 differences\n"), said);
    }

    @Test
    void both_cores_refuse_a_request_that_is_too_long_with_the_same_words() throws Exception {
        WebAssemblyCore core = fallback();
        byte[] request = new byte[64 * MIB + 1];

        assertArrayEquals(new NativeCore().process(request), core.process(request));
    }

    @Test
    void a_request_that_needs_more_memory_than_there_may_be_is_reported_and_the_next_is_answered() throws Exception {
        fallback();
        WebAssemblyCore core = WebAssemblyCore.ofThisJar(3 * MIB).orElseThrow();

        MemoryExhaustedException exhausted =
                assertThrows(MemoryExhaustedException.class, () -> core.process(new byte[4 * MIB]));

        assertEquals(3 * MIB, exhausted.bound());
        String text = DiagnosticTexts.coreMemory(Long.toString(exhausted.bound() >> 20));
        assertTrue(text.startsWith("[copilot-core-memory] ") && text.contains("more than the 3 MiB of memory"), text);
        assertArrayEquals(new NativeCore().process(new byte[0]), core.process(new byte[0]));
    }

    @Test
    void threads_may_share_a_core() throws Exception {
        WebAssemblyCore core = fallback();
        byte[] request = BothCores.requests(REPOSITORY).get(0);
        byte[] expected = new NativeCore().process(request);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<byte[]>> answers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Callable<byte[]> task = () -> core.process(request);
            answers.add(pool.submit(task));
        }
        pool.shutdown();

        for (Future<byte[]> answer : answers) {
            assertArrayEquals(expected, answer.get());
        }
    }

    private static WebAssemblyCore fallback() throws NativeCoreException {
        Machine.assume(WebAssemblyCore.ofThisJar().isPresent(), "the jar was built without WebAssembly");
        return WebAssemblyCore.ofThisJar().orElseThrow();
    }

    private static Path place(Class<?> type) {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath());
    }
}
