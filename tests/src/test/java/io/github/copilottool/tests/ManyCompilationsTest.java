package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks that many compilations in one JVM, each with a class loader of its own, leave no resources allocated. */
@Tag("R1.1")
@Tag("R1.7")
@Tag("R10.2")
class ManyCompilationsTest {
    /** The property with the folder into which the native library is extracted (R10.4). */
    private static final String NATIVE = "copilot.tool.native";

    private static final int THREADS = 8;

    /** The number of compilations in a JVM with one thread. {@code -Dmany.times=300} takes minutes. */
    private static final int TIMES = Integer.getInteger("tests.many.times", 60);

    /** The number of compilations in each JVM with many threads. */
    private static final int OF_THREADS = Math.max(TIMES / THREADS, 1) * THREADS;

    /** Limits that are exceeded if each compilation leaves a class loader. */
    private static final List<String> SMALL = List.of("-Xmx96m", "-XX:MaxMetaspaceSize=64m");

    /** Limits for eight compilers at a time, which do not depend on the number of compilations. */
    private static final List<String> LARGER = List.of("-Xmx320m", "-XX:MaxMetaspaceSize=96m");

    @Test
    void they_do_not_make_the_jvm_grow() {
        Path work = Tree.emptied(Run.WORK.resolve("many"));
        check(work, List.of(() -> start(Jdk.running(), SMALL, TIMES, 1, work, "one")), TIMES);
    }

    @Test
    void nor_do_they_on_jdk_25() {
        Jdk jdk = Jdk.jdk25();
        Path work = Tree.emptied(Run.WORK.resolve("many25"));
        check(work, List.of(() -> start(jdk, SMALL, TIMES, 1, work, "one")), TIMES);
    }

    @Test
    void two_jvms_of_eight_threads_do_not_disturb_one_another() {
        Path work = Tree.emptied(Run.WORK.resolve("threads"));
        check(
                work,
                List.of(
                        () -> start(Jdk.running(), LARGER, OF_THREADS, THREADS, work, "one"),
                        () -> start(Jdk.running(), LARGER, OF_THREADS, THREADS, work, "other")),
                OF_THREADS);
    }

    private static Ended start(Jdk jdk, List<String> memory, int count, int threads, Path work, String jvm) {
        List<String> options = new ArrayList<>(memory);
        options.add("-D" + NATIVE + "=" + work.resolve("native"));
        options.add("--enable-native-access=ALL-UNNAMED");
        return jdk.runMain(
                options,
                ManyCompilations.class,
                Integer.toString(count),
                Integer.toString(threads),
                work.resolve(jvm).toString());
    }

    /** Runs the JVMs in parallel, and checks their output and the files that remain. */
    private static void check(Path work, List<Supplier<Ended>> jvms, int count) {
        Path extracted = Tree.emptied(work.resolve("native"));
        List<CompletableFuture<Ended>> all = jvms.stream()
                .map(jvm -> CompletableFuture.supplyAsync(jvm, task -> new Thread(task).start()))
                .toList();
        for (CompletableFuture<Ended> jvm : all) {
            assertEquals(new Ended(0, count + " loaders\n0 alive\n1 mapped\n0 running\n"), jvm.join());
        }
        assertEquals(1, Tree.files(extracted, path -> true).size(), () -> "files in " + extracted);
    }
}
