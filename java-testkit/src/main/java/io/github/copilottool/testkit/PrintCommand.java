package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The part of the command that merges catalogues and prints them. It needs neither the tool classes nor the API. */
final class PrintCommand extends Command {
    PrintCommand() {
        super(Set.of("--json", "--html"), Set.of("--against", "--class", "--class-path"));
    }

    @Override
    int run(PrintStream out, PrintStream err) throws CatalogException {
        long forms = Stream.of("--json", "--html", "--against")
                .mapToLong(form -> values(form).size())
                .sum();
        require(forms <= 1, "Only one of --json, --html and --against can be printed.");
        require(!words.isEmpty() || has("--class-path"), "Say which directories or jars to look into.");
        CatalogFiles files = new CatalogFiles();
        for (String path : words) {
            files.add(path);
        }
        for (String classPath : values("--class-path")) {
            files.addClassPath(classPath);
        }
        List<String> chosen = values("--class");
        List<CatalogTool> tools = chosen(chosen, files);
        List<String> repeated = repeated(tools);
        int code = repeated.isEmpty() ? WELL : FAILED;
        if (has("--json")) {
            out.print(JsonText.pretty(json(tools)));
        } else if (has("--html")) {
            out.print(CatalogPage.of(tools, files.classFiles()));
        } else if (has("--against")) {
            List<CatalogTool> older = CatalogFiles.printed(values("--against").get(0));
            CatalogChanges changes = CatalogChanges.between(ofClasses(chosen, older), tools);
            out.print(changes);
            code = code == WELL && changes.breakCallers() ? BREAKING : code;
        } else {
            out.print(CatalogTable.of(tools));
        }
        repeated.forEach(each -> err.print(each + "\n"));
        return code;
    }

    private static List<CatalogTool> ofClasses(List<String> chosen, List<CatalogTool> all) {
        return chosen.isEmpty()
                ? all
                : all.stream().filter(each -> chosen.contains(each.toolClass())).toList();
    }

    private static List<CatalogTool> chosen(List<String> chosen, CatalogFiles files) throws CatalogException {
        List<CatalogTool> all = files.tools();
        if (all.isEmpty()) {
            throw new CatalogException(
                    "No tools are catalogued there. The processor writes catalogues with -Acopilot.tool.catalog=true.");
        }
        if (chosen.isEmpty()) {
            List<CatalogTool> ofObjects = files.classFiles().withoutAbstractBases(all);
            if (ofObjects.isEmpty()) {
                throw new CatalogException("All tools that are catalogued there are of abstract classes or interfaces."
                        + " --class prints those of one.");
            }
            return ofObjects;
        }
        Set<String> known = all.stream().map(CatalogTool::toolClass).collect(Collectors.toCollection(TreeSet::new));
        Set<String> missing = new LinkedHashSet<>(chosen);
        missing.removeAll(known);
        if (!missing.isEmpty()) {
            throw new CatalogException("No tools are catalogued of " + String.join(", ", missing)
                    + ". There are those of " + String.join(", ", known) + ".");
        }
        return ofClasses(chosen, all);
    }

    /** Returns the catalogue of tools as JSON. */
    static ObjectNode json(List<CatalogTool> tools) {
        ObjectNode catalogue = JsonNodeFactory.instance.objectNode();
        ArrayNode all = catalogue.putArray("tools");
        tools.forEach(each -> all.add(each.json()));
        return catalogue;
    }

    /** Returns a line for each name that several tools share. A tool that several classes inherit counts once. */
    private static List<String> repeated(List<CatalogTool> tools) {
        List<String> lines = new ArrayList<>();
        CatalogTool.byName(tools).forEach((name, all) -> {
            if (all.stream().map(CatalogTool::declaredIn).distinct().count() > 1) {
                String classes = all.stream().map(CatalogTool::toolClass).collect(Collectors.joining(" and "));
                lines.add("Several tools are called '" + name + "': of " + classes
                        + ". A session that is given both runs the second where the model saw the first. --class prints the"
                        + " tools of one session.");
            }
        });
        return lines;
    }
}
