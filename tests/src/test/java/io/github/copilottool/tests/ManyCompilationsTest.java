package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** R1.1, R1.7, R10.2: 200 compilations in one JVM, each with a class loader of its own, leave nothing behind. */
class ManyCompilationsTest {
    private static final int COUNT = 200;

    @Test
    void the_jvm_does_not_grow() {
        check(Jdk.running(), "many", List.of());
    }

    @Test
    void nor_does_jdk_25() {
        check(Jdk.jdk25(), "many25", List.of("--enable-native-access=ALL-UNNAMED"));
    }

    private static void check(Jdk jdk, String folder, List<String> more) {
        Path work = Tree.emptied(Run.WORK.resolve(folder));
        Path extracted = Tree.emptied(work.resolve("native"));
        // What grows by a class loader a compilation does not fit.
        List<String> options = new ArrayList<>(List.of("-Xmx96m", "-XX:MaxMetaspaceSize=64m"));
        options.add("-D" + NATIVE + "=" + extracted);
        options.addAll(more);
        Jdk.Ended ended = jdk.runMain(
                options,
                ManyCompilations.class,
                Integer.toString(COUNT),
                work.resolve("classes").toString());
        assertEquals(new Jdk.Ended(0, COUNT + " loaders\n0 alive\n"), ended);
        assertEquals(1, Tree.files(extracted, path -> true).size(), () -> "files in " + extracted);
    }

    /** Names the folder that the native library is extracted to (R10.4). */
    private static final String NATIVE = "copilot.tool.native";
}
