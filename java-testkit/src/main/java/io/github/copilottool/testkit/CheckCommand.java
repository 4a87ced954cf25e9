package io.github.copilottool.testkit;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The part of the command that compares schemas with what tools read. It needs the tool classes and the API. */
final class CheckCommand extends Command {
    CheckCommand() {
        super(Set.of("--notes"), Set.of());
    }

    @Override
    int run(PrintStream out, PrintStream err) throws CatalogException {
        require(!words.isEmpty(), "check needs the names of tool classes.");
        List<Object> owners = new ArrayList<>();
        for (String each : words) {
            owners.add(CallCommand.owner(each));
        }
        SchemaReport report = Tools.of(owners.toArray()).compareSchemas();
        out.print(report + "\n");
        if (has("--notes")) {
            report.notes().forEach(each -> out.print("note: " + each + "\n"));
        }
        return report.disagreements().isEmpty() ? WELL : FAILED;
    }
}
