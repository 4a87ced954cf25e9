package io.github.copilottool.testkit;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** The part of the command that compares schemas with what tools read. It needs the tool classes and the API. */
final class CheckCommand {
    private static final int WELL = 0;
    private static final int FAILED = 1;
    private static final int USAGE = 2;

    private CheckCommand() {}

    /** Compares the tools of classes, prints the report, and returns the exit code. */
    static int run(List<String> arguments, PrintStream out, PrintStream err) {
        List<String> classes = new ArrayList<>(arguments);
        boolean hasNotes = classes.remove("--notes");
        if (classes.isEmpty() || classes.get(0).startsWith("-")) {
            err.print("check needs the names of tool classes. --help explains the command.\n");
            return USAGE;
        }
        SchemaReport report;
        try {
            List<Object> owners = new ArrayList<>();
            for (String each : classes) {
                owners.add(CallCommand.owner(each));
            }
            report = Tools.of(owners.toArray()).compareSchemas();
        } catch (CatalogException | AssertionError | IllegalArgumentException | IllegalStateException refused) {
            err.print(refused.getMessage() + "\n");
            return FAILED;
        }
        out.print(report + "\n");
        if (hasNotes) {
            report.notes().forEach(each -> out.print("note: " + each + "\n"));
        }
        return report.disagreements().isEmpty() ? WELL : FAILED;
    }
}
