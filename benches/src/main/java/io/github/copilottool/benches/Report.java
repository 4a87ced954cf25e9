package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A report of a run as Markdown tables, which are also readable as plain text. */
final class Report {
    private static final String BEGIN = "<!-- What follows is written by the benchmarks. -->\n";
    private static final String END = "<!-- Until here. -->\n";

    private final StringBuilder out = new StringBuilder();

    private Report() {}

    /**
     * Returns the tables of a run.
     *
     * @param json the results that {@link Benches} wrote
     * @return Markdown
     */
    static String markdown(JsonNode json) {
        Report report = new Report();
        report.machine(json);
        if (json.has("compilations")) {
            report.compilations(json.get("compilations"));
        }
        if (json.has("buildServer")) {
            report.buildServer(json.get("buildServer"));
        }
        if (json.has("runTime")) {
            report.registration(json.at("/runTime/firstDefinitions"));
            report.firstCalls(json.at("/runTime/firstCalls"));
            report.calls(json.at("/runTime/callMicroseconds"));
        }
        if (json.has("worstArguments")) {
            report.worstArguments(json.get("worstArguments"));
        }
        report.sizes(json.get("sizes"));
        return report.out.toString();
    }

    /**
     * Returns a page with its tables replaced.
     *
     * @param page a page that has both marks
     * @param tables the new text between them
     * @return the page
     * @throws IllegalArgumentException if a mark is missing
     */
    static String inserted(String page, String tables) {
        int begin = page.indexOf(BEGIN);
        int end = page.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException("The page lacks the marks " + BEGIN + END);
        }
        return page.substring(0, begin + BEGIN.length()) + "\n" + tables + "\n" + page.substring(end);
    }

    private void machine(JsonNode json) {
        JsonNode machine = json.get("machine");
        heading("Machine");
        if (json.get("quick").asBoolean()) {
            paragraph("A quick run: to see that all works, not for figures to quote.");
        }
        table("", "");
        for (String fact : List.of("cpu", "cores", "memory", "system", "architecture", "jdk", "jackson", "rust")) {
            row(fact, machine.get(fact).asText());
        }
        row(
                "measured",
                machine.get("date").asText() + ", in " + json.get("seconds").asText() + " s");
        row(
                "load before and after",
                machine.get("load").asText() + ", " + json.get("loadAtEnd").asText());
    }

    private void compilations(JsonNode workloads) {
        heading("Compiling");
        paragraph(
                "Seconds of CPU of a javac process, median (least to most). Over none is the median of the differences"
                        + " of each round.");
        table("", "way", "rounds", "CPU s", "over none", "wall s");
        for (JsonNode workload : workloads) {
            String label = workload.get("workload").asText();
            for (JsonNode way : workload.get("ways")) {
                boolean based = way.has("cpuOverNone");
                row(
                        label,
                        way.get("label").asText(),
                        way.at("/cpuSeconds/rounds").asText(),
                        spread(way.get("cpuSeconds"), "%.2f"),
                        based ? median(way.get("cpuOverNone"), "%+.2f") : "",
                        median(way.get("wallSeconds"), "%.2f"));
                label = "";
            }
        }
        if (workloads.findValue("cpuTimesPeer") != null) {
            paragraph("Against the peer:");
            table("", "CPU, times the peer's", "CPU over none, times the peer's");
            for (JsonNode workload : workloads) {
                String label = workload.get("workload").asText();
                if (workload.has("peerFailure")) {
                    row(label, "the peer fails", "");
                } else {
                    row(
                            label,
                            median(workload.get("cpuTimesPeer"), "%.2f"),
                            format("%.2f", workload.get("cpuOverNoneTimesPeer").asDouble()));
                }
            }
        }
    }

    private void buildServer(JsonNode loads) {
        heading("Many compilations in one JVM");
        paragraph(
                "A new file manager and class loader each time. Time of one: the median of the last hundred, or of the"
                        + " second half of fewer than 200. Growth of resident memory: over the second half, with the whole"
                        + " heap touched beforehand. Libraries: mappings in /proc/self/maps beside the JDK's. Files: what"
                        + " is left in the cache and the directory for temporary files.");
        table("", "compilations", "way", "ms", "growth MiB", "libraries", "files left", "CPU s, all");
        for (JsonNode load : loads) {
            String tools = load.get("tools").asText() + " tools";
            String compilations = load.get("compilations").asText();
            for (Map.Entry<String, JsonNode> way : load.get("ways").properties()) {
                JsonNode measures = way.getValue();
                row(
                        tools,
                        compilations,
                        way.getKey(),
                        spread(measures.get("milliseconds"), "%.1f"),
                        format("%.1f", measures.at("/grownKibibytes/median").asDouble() / 1024),
                        median(measures.get("mappedLibraries"), "%.0f"),
                        median(measures.get("filesLeft"), "%.0f"),
                        median(measures.get("cpuSeconds"), "%.1f"));
                tools = "";
                compilations = "";
            }
            if (load.has("peerFailure")) {
                row("", "", "peer", "it fails", "", "", "", "");
            }
        }
    }

    private void registration(JsonNode sizes) {
        heading("The first definitions");
        paragraph(
                "In a fresh JVM in which Jackson is warm: from the first mention of the API's classes for tools to the"
                        + " list of definitions. *scalars* are tools of strings, numbers, booleans and enums; *baseline*"
                        + " is the jar that `-Dbench.baseline` names.");
        table("tools", "from", "ms", "CPU ms of its thread", "classes loaded");
        sizes.properties().forEach(size -> size.getValue()
                .properties()
                .forEach(way -> row(
                        size.getKey(),
                        way.getKey(),
                        median(way.getValue().get("milliseconds"), "%.1f"),
                        median(way.getValue().get("cpuMilliseconds"), "%.1f"),
                        median(way.getValue().get("classesLoaded"), "%.0f"))));
    }

    private void firstCalls(JsonNode ways) {
        heading("The first calls of 100 classes");
        paragraph("One tool of each of 100 classes is called once, after the definitions of all were made.");
        table("by", "ms", "CPU ms of its thread", "classes loaded");
        ways.properties()
                .forEach(way -> row(
                        way.getKey(),
                        median(way.getValue().get("milliseconds"), "%.1f"),
                        median(way.getValue().get("cpuMilliseconds"), "%.1f"),
                        median(way.getValue().get("classesLoaded"), "%.0f")));
    }

    private void calls(JsonNode kinds) {
        heading("One call");
        paragraph("Microseconds of a handler's call in the steady state, all checks on, the arguments a parsed tree."
                + " They include `ToolInvocation.getArguments()`, which makes a map of the tree and is the API's;"
                + " the last column is that alone.");
        Set<String> columns = new LinkedHashSet<>();
        kinds.forEach(kind -> kind.fieldNames().forEachRemaining(columns::add));
        List<String> ordered = new ArrayList<>(columns);
        if (ordered.remove("argumentsMap")) {
            ordered.add("argumentsMap");
        }
        List<String> titles = new ArrayList<>(List.of("arguments"));
        ordered.forEach(column -> titles.add(column.equals("argumentsMap") ? "getArguments()" : column));
        table(titles.toArray(String[]::new));
        kinds.properties().forEach(kind -> {
            List<String> cells = new ArrayList<>(List.of(kind.getKey()));
            ordered.forEach(column -> cells.add(median(kind.getValue().get(column), "%.2f")));
            row(cells.toArray(String[]::new));
        });
    }

    private void worstArguments(JsonNode kinds) {
        heading("The worst arguments");
        paragraph("One call with 4 MB of arguments that are made to be expensive, after one with 40 KB: CPU time and"
                + " what the thread allocates, `getArguments()` included.");
        table("arguments", "CPU ms", "MB", "outcome");
        kinds.properties()
                .forEach(kind -> row(
                        kind.getKey(),
                        format("%.0f", kind.getValue().get("cpuMilliseconds").asDouble()),
                        format("%.0f", kind.getValue().get("megabytes").asDouble()),
                        kind.getValue().get("outcome").asText()));
    }

    private void sizes(JsonNode sizes) {
        heading("Sizes");
        JsonNode processor = sizes.get("processor");
        table("", "bytes");
        row("the processor's jar", bytes(processor.get("jarBytes")));
        processor
                .get("libraries")
                .properties()
                .forEach(library -> row(
                        "in it " + library.getKey() + ", stripped (compressed)",
                        bytes(library.getValue().get("bytes")) + " ("
                                + bytes(library.getValue().get("inJarBytes")) + ")"));
        row("in it " + processor.get("classFiles").asText() + " class files", bytes(processor.get("classBytes")));
        if (!sizes.has("companions")) {
            return;
        }
        table("companions of", "by", "source bytes", "class files", "bytes of class files");
        for (JsonNode workload : sizes.get("companions")) {
            String label = workload.get("workload").asText();
            for (String way : List.of("processor", "embedded", "peer")) {
                JsonNode own = workload.get(way);
                if (own != null) {
                    row(
                            label,
                            way,
                            bytes(own.get("sourceBytes")),
                            own.get("classFiles").asText(),
                            bytes(own.get("classBytes")));
                }
            }
        }
    }

    private static String bytes(JsonNode count) {
        return format("%,d", count.asLong());
    }

    private static String median(JsonNode series, String format) {
        return series == null ? "" : format(format, series.get("median").asDouble());
    }

    private static String spread(JsonNode series, String format) {
        if (series == null) {
            return "";
        }
        return median(series, format) + " (" + format(format, series.get("min").asDouble()) + " to "
                + format(format, series.get("max").asDouble()) + ")";
    }

    private static String format(String format, Object value) {
        return String.format(Locale.ROOT, format, value);
    }

    private void heading(String text) {
        out.append(out.isEmpty() ? "" : "\n").append("## ").append(text).append('\n');
    }

    private void paragraph(String text) {
        out.append('\n').append(text).append('\n');
    }

    private void table(String... titles) {
        out.append('\n');
        row(titles);
        out.append('|').append("---|".repeat(titles.length)).append('\n');
    }

    private void row(String... cells) {
        out.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }
}
