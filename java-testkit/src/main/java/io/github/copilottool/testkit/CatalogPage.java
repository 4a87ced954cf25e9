package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The catalogue as one HTML page, which has no scripts or images and loads no other files. */
final class CatalogPage {
    private static final String HEAD =
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>Tools</title>
            <style>
            :root { color-scheme: light dark; --line: #8886; --soft: #8882; --key: #0550ae; --warn: #9a3412; }
            @media (prefers-color-scheme: dark) { :root { --key: #79b8ff; --warn: #fdba74; } }
            body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 54rem; padding: 1rem;
              overflow-wrap: anywhere; }
            h1 { font-size: 1.5rem; margin: 0; }
            h2 { font: 600 1.15rem/1.4 ui-monospace, monospace; margin: 0; }
            h2 a { color: inherit; text-decoration: none; }
            nav { margin: 1rem 0; font-family: ui-monospace, monospace; line-height: 2; }
            nav a { margin-right: 1rem; color: var(--key); }
            article { border: 1px solid var(--line); border-radius: .5rem; margin: 1rem 0; padding: 1rem; }
            article:target { border-color: var(--key); }
            .place { color: GrayText; font-size: .85rem; margin: .25rem 0 0; }
            .flag { color: var(--warn); border: 1px solid; border-radius: 1rem; font-size: .8rem; padding: 0 .6rem;
              margin-left: .5rem; white-space: nowrap; }
            .text { white-space: pre-line; margin: .75rem 0; }
            dl { margin: .75rem 0; border-top: 1px solid var(--line); }
            dl > div { border-bottom: 1px solid var(--line); padding: .4rem 0; }
            dt { font-family: ui-monospace, monospace; }
            dt b { color: var(--key); }
            dt i { color: GrayText; font-style: normal; }
            dd { margin: 0 0 0 1rem; }
            summary { cursor: pointer; color: GrayText; font-size: .9rem; }
            pre { background: var(--soft); border-radius: .5rem; font: .8rem/1.5 ui-monospace, monospace; padding: .75rem;
              overflow-x: auto; overflow-wrap: normal; }
            </style>
            </head>
            <body>
            """;

    /** The keywords that an argument's line shows in another form. */
    private static final Set<String> SHOWN_OTHERWISE = Set.of(
            """
            type format contentEncoding enum properties required items additionalProperties oneOf anyOf
            description $ref $defs
            """
                    .split("\\s+"));

    private CatalogPage() {}

    /** Returns a page of these tools, in this order. */
    static String of(List<CatalogTool> tools, ClassFiles classFiles) {
        StringBuilder entries = new StringBuilder("<nav>\n");
        for (int i = 0; i < tools.size(); i++) {
            entries.append("<a href=\"#tool-" + i + "\">" + escaped(tools.get(i).name()) + "</a>\n");
        }
        entries.append("</nav>\n<main>\n");
        for (int i = 0; i < tools.size(); i++) {
            append(tools.get(i), i, classFiles, entries);
        }
        return HEAD + "<h1>" + CatalogTool.number(tools) + "</h1>\n<p class=\"place\">" + CatalogTool.bytes(tools)
                + " bytes of JSON for the model</p>\n" + entries + "</main>\n</body>\n</html>\n";
    }

    private static void append(CatalogTool tool, int number, ClassFiles classFiles, StringBuilder page) {
        JsonNode entry = tool.entry();
        String id = "tool-" + number;
        page.append("<article id=\"" + id + "\">\n<h2><a href=\"#" + id + "\">" + escaped(tool.name()) + "</a>");
        String flags = CatalogTable.flags(entry);
        if (!flags.isEmpty()) {
            for (String flag : flags.split(", ")) {
                page.append(" <span class=\"flag\">" + escaped(flag) + "</span>");
            }
        }
        page.append("</h2>\n<p class=\"place\">" + escaped(tool.toolClass() + "." + tool.method()));
        classFiles.source(tool).ifPresent(source -> page.append(" · " + escaped(source)));
        page.append(" · " + tool.bytes() + " bytes</p>\n");
        page.append("<p class=\"text\">" + escaped(entry.path("description").asText()) + "</p>\n");
        arguments(entry.path("parameters"), page);
        page.append("<details>\n<summary>JSON as the model reads it</summary>\n<pre>"
                + escaped(JsonText.pretty(tool.read())) + "</pre>\n</details>\n</article>\n");
    }

    private static void arguments(JsonNode parameters, StringBuilder page) {
        if (parameters.path("properties").isEmpty()) {
            return;
        }
        Set<String> required = TypeText.required(parameters);
        page.append("<dl>\n");
        for (Map.Entry<String, JsonNode> property :
                parameters.path("properties").properties()) {
            JsonNode schema = property.getValue();
            page.append("<div><dt><b>" + escaped(property.getKey()) + "</b> " + escaped(TypeText.of(schema)));
            page.append(required.contains(property.getKey()) ? "" : " <i>optional</i>");
            page.append(escaped(more(schema)) + "</dt>");
            if (schema.has("description")) {
                page.append("<dd>" + escaped(schema.path("description").asText()) + "</dd>");
            }
            page.append("</div>\n");
        }
        page.append("</dl>\n");
    }

    /** Returns the bounds and the default: {@code , minimum 1, default 10}. */
    private static String more(JsonNode schema) {
        StringBuilder more = new StringBuilder();
        for (Map.Entry<String, JsonNode> keyword : schema.properties()) {
            if (!SHOWN_OTHERWISE.contains(keyword.getKey())) {
                more.append(", " + keyword.getKey() + " " + keyword.getValue());
            }
        }
        return more.toString();
    }

    /** Escapes a text for HTML. Control characters, which HTML does not allow, become U+FFFD. */
    private static String escaped(String text) {
        return text.replaceAll("[\\p{Cc}&&[^\\n\\t]]", "\ufffd")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
