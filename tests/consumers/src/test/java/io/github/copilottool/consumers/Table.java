package io.github.copilottool.consumers;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.TestAbortedException;

/** The builds that passed, with their JDKs. The table is written and printed after the last test. */
final class Table implements BeforeAllCallback {
    private static final Map<Build, Map<Integer, String>> RESULTS = new EnumMap<>(Build.class);

    @Override
    public void beforeAll(ExtensionContext context) {
        AutoCloseable end = Table::write;
        context.getRoot().getStore(Namespace.create(Table.class)).getOrComputeIfAbsent("end", key -> end);
    }

    /** Runs a test and records its result. */
    static void prove(Build build, Jdk jdk, Executable test) throws Throwable {
        String result = "FAILED";
        try {
            test.execute();
            result = "passed";
        } catch (TestAbortedException e) {
            result = "skipped";
            throw e;
        } finally {
            synchronized (RESULTS) {
                RESULTS.computeIfAbsent(build, key -> new TreeMap<>()).merge(jdk.version(), result, Table::worse);
            }
        }
    }

    private static String worse(String one, String other) {
        return one.equals("passed") ? other : one;
    }

    private static void write() {
        Path file = Settings.WORK.resolve("builds.md");
        String table = markdown();
        Folder.write(file, table);
        System.out.println("Builds with the processor (" + file + "):");
        System.out.print(table);
    }

    /** Returns the table as it is in {@code docs/builds.md}. */
    static String markdown() {
        TreeSet<Integer> jdks = new TreeSet<>();
        RESULTS.values().forEach(results -> jdks.addAll(results.keySet()));
        StringBuilder text = new StringBuilder("| Build |");
        jdks.forEach(jdk -> text.append(" JDK ").append(jdk).append(" |"));
        text.append(" What it proves |\n|---|")
                .append("---|".repeat(jdks.size()))
                .append("---|\n");
        RESULTS.forEach((build, results) -> {
            text.append("| ").append(build.title).append(" |");
            jdks.forEach(jdk ->
                    text.append(' ').append(results.getOrDefault(jdk, "-")).append(" |"));
            text.append(' ').append(build.proves).append(" |\n");
        });
        return text.toString();
    }
}
