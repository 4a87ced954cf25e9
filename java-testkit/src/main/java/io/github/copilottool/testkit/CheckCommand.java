package io.github.copilottool.testkit;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The part of the command that compares schemas with what tools read. It needs the tool classes and the API. */
final class CheckCommand extends Command {
    private boolean hasNotes;

    @Override
    boolean takes(String option, Deque<String> rest) {
        boolean isNotes = option.equals("--notes");
        hasNotes |= isNotes;
        return isNotes;
    }

    @Override
    void check() throws CatalogException {
        require(!words.isEmpty(), "check needs the names of tool classes.");
    }

    @Override
    int run(PrintStream out, PrintStream err) throws CatalogException {
        List<Object> owners = new ArrayList<>();
        for (String each : words) {
            owners.add(CallCommand.owner(each));
        }
        SchemaReport report = Tools.of(owners.toArray()).compareSchemas();
        out.print(report + "\n");
        if (hasNotes) {
            report.notes().forEach(each -> out.print("note: " + each + "\n"));
        }
        return report.disagreements().isEmpty() ? WELL : FAILED;
    }
}
