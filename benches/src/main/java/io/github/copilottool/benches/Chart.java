package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A bar chart of the cost of compilations, as SVG that is readable on light and dark pages. */
final class Chart {
    private static final int LABELS = 150;
    private static final int BARS = 420;
    private static final int FIGURES = 190;
    private static final int BAR = 14;
    private static final int GAP = 14;
    private static final int TOP = 54;

    /** The series in the legend's order. The baseline of the comparison is the line at 1. */
    private static final Map<String, String> DRAWN = drawn();

    private static final String STYLE =
            """
            <style>
              text { font: 12px system-ui, sans-serif; fill: #24292f; }
              .title { font-weight: 600; }
              .faint { fill: #57606a; }
              .line { stroke: #8c959f; }
              .source_only { fill: #9ec5e8; }
              .processor { fill: #1f6feb; }
              .peer { fill: #bf6a02; }
              @media (prefers-color-scheme: dark) {
                text { fill: #e6edf3; }
                .faint { fill: #9198a1; }
                .line { stroke: #656c76; }
                .source_only { fill: #2f5d8a; }
                .processor { fill: #58a6ff; }
                .peer { fill: #e3a04f; }
              }
            </style>
            """;

    private Chart() {}

    private static Map<String, String> drawn() {
        Map<String, String> drawn = new LinkedHashMap<>();
        drawn.put("source_only", "companions as sources, no processor");
        drawn.put("processor", "this processor");
        drawn.put("peer", "the peer");
        return drawn;
    }

    /**
     * Returns the chart of a run: for each workload a bar for each way of compiling, with its CPU time as a multiple of
     * the time without a processor.
     *
     * @param workloads the result of {@link CompileOverhead}
     * @return an SVG document
     */
    static String svg(JsonNode workloads) {
        double most = 1;
        for (JsonNode workload : workloads) {
            for (String way : DRAWN.keySet()) {
                most = Math.max(
                        most,
                        workload.at("/ways/" + way + "/cpuTimesNone/median").asDouble());
            }
        }
        double unit = BARS / Math.ceil(most * 4) * 4;
        StringBuilder body = new StringBuilder();
        int y = TOP;
        for (JsonNode workload : workloads) {
            JsonNode ways = workload.get("ways");
            int begin = y;
            for (String way : DRAWN.keySet()) {
                if (ways.has(way)) {
                    y = bar(body, y, unit, way, ways.get(way));
                }
            }
            text(
                    body,
                    LABELS - 10,
                    (begin + y) / 2 + 1,
                    "end",
                    "title",
                    workload.get("workload").asText());
            text(
                    body,
                    LABELS - 10,
                    (begin + y) / 2 + 14,
                    "end",
                    "faint",
                    format("none: %.2f s", ways.at("/none/cpuSeconds/median").asDouble()));
            y += Math.max(GAP, GAP + 28 - (y - begin));
        }
        int height = y + 10;
        int width = LABELS + BARS + FIGURES;
        double one = LABELS + unit;
        StringBuilder out = new StringBuilder();
        out.append(format(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\">\n", width, height));
        String title = "CPU of a javac process, as a multiple of the same compilation without processor and companions";
        out.append("<title>").append(title).append("</title>\n").append(STYLE);
        text(out, 10, 18, "start", "title", title);
        legend(out, workloads);
        out.append(body);
        out.append(format("<path class=\"line\" d=\"M%.1f %d V%d\" stroke-dasharray=\"3 3\"/>\n", one, TOP - 6, y));
        return out.append("</svg>\n").toString();
    }

    private static int bar(StringBuilder out, int y, double unit, String way, JsonNode measured) {
        double times = measured.at("/cpuTimesNone/median").asDouble();
        out.append(format(
                "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\"/>\n",
                way, LABELS, y, times * unit, BAR - 2));
        String figures = format(
                "%.2f\u00d7 (%.2f s, %+.2f)",
                times,
                measured.at("/cpuSeconds/median").asDouble(),
                measured.at("/cpuOverNone/median").asDouble());
        text(out, LABELS + (int) (times * unit) + 6, y + BAR - 4, "start", "faint", figures);
        return y + BAR;
    }

    private static void legend(StringBuilder out, JsonNode workloads) {
        int x = 10;
        for (Map.Entry<String, String> way : DRAWN.entrySet()) {
            if (workloads.findValue(way.getKey()) != null) {
                out.append(
                        format("<rect class=\"%s\" x=\"%d\" y=\"29\" width=\"10\" height=\"10\"/>\n", way.getKey(), x));
                text(out, x + 15, 38, "start", "faint", way.getValue());
                x += 35 + 7 * way.getValue().length();
            }
        }
    }

    private static void text(StringBuilder out, int x, int y, String anchor, String style, String content) {
        out.append(format(
                "<text class=\"%s\" x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>\n", style, x, y, anchor, content));
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
