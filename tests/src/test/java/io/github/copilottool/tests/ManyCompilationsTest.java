package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** R1.1, R1.7, R10.2: many compilations in one JVM, each with a class loader of its own, leave nothing behind. */
class ManyCompilationsTest {
    /** Names the folder that the native library is extracted to (R10.4). */
    private static final String NATIVE = "copilot.tool.native";

    @Test
    void two_hundred_do_not_make_the_jvm_grow() {
        check(Jdk.running(), 200, 1, "many");
    }

    @Test
    void nor_do_they_on_jdk_25() {
        check(Jdk.jdk25(), 200, 1, "many25", "--enable-native-access=ALL-UNNAMED");
    }

    @Test
    void four_threads_do_not_disturb_one_another() {
        check(Jdk.running(), 80, 4, "threads");
    }

    private static void check(Jdk jdk, int count, int threads, String folder, String... more) {
        Path work = Tree.emptied(Run.WORK.resolve(folder));
        Path extracted = Tree.emptied(work.resolve("native"));
        // What grows by a class loader a compilation does not fit.
        List<String> options = new ArrayList<>(List.of("-Xmx96m", "-XX:MaxMetaspaceSize=64m"));
        options.add("-D" + NATIVE + "=" + extracted);
        options.addAll(List.of(more));
        Jdk.Ended ended = jdk.runMain(
                options,
                ManyCompilations.class,
                Integer.toString(count),
                Integer.toString(threads),
                work.resolve("classes").toString());
        assertEquals(new Jdk.Ended(0, count + " loaders\n0 alive\n"), ended);
        assertEquals(1, Tree.files(extracted, path -> true).size(), () -> "files in " + extracted);
    }
}
