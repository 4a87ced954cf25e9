package io.github.copilottool.tests.odd;

import io.github.copilottool.tests.property.Draw;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Names that are legal, and in the way of a generator: each is given once in one source. */
final class OddNames {
    /** Of types that companions use, and of java.lang's. A source that declares them writes every type in full. */
    private static final List<String> KNOWN_TYPES = List.of(
            "String",
            "List",
            "Map",
            "Object",
            "Handler",
            "Override",
            "Integer",
            "Boolean",
            "Optional",
            "Class",
            "Math",
            "Error",
            "Exception",
            "Throwable",
            "RuntimeException",
            "IllegalArgumentException",
            "CompletableFuture",
            "ToolDefinition",
            "ToolHandler",
            "ToolInvocation",
            "ToolResultObject",
            "ObjectMapper",
            "JsonNode",
            "LinkedHashMap",
            "ArrayList",
            "Deprecated",
            "SuppressWarnings",
            "Void",
            "Enum",
            "Record",
            "Iterable",
            "Number",
            "Character",
            "CopilotTool",
            "CopilotToolParam",
            "CopilotToolMetadataProvider",
            "TypeReference",
            "Double",
            "AllowCopilotExperimental",
            "Calls",
            "BigDecimal",
            "StringBuilder",
            "Comparable",
            "Collections",
            "Arrays");

    /** Of packages: only where every type is imported. */
    private static final List<String> PACKAGES =
            List.of("java", "com", "util", "lang", "odd", "github", "io", "fasterxml");

    private static final List<String> ANY_TYPES = List.of(
            "$",
            "_T",
            "T$",
            "$$",
            "A$B",
            "module",
            "open",
            "with",
            "when",
            "to",
            "exports",
            "requires",
            "transitive",
            "Ä",
            "名前",
            "Πλ",
            "İ",
            "ﬁ",
            "x",
            "X",
            "Meta",
            "CopilotToolMeta",
            "$CopilotToolMeta$",
            "Tools",
            "tools",
            "Con",
            "instance",
            "mapper");

    private static final List<String> VARIABLES = List.of(
            "args",
            "arguments",
            "instance",
            "mapper",
            "invocation",
            "tool",
            "tools",
            "value",
            "values",
            "result",
            "future",
            "handler",
            "definition",
            "definitions",
            "schema",
            "properties",
            "required",
            "items",
            "type",
            "name",
            "record",
            "yield",
            "sealed",
            "permits",
            "var",
            "when",
            "with",
            "module",
            "open",
            "to",
            "exports",
            "_a",
            "__",
            "$",
            "$1",
            "a$b",
            "ä",
            "名前",
            "π",
            "𝒳",
            "a\u00ADb",
            "e\u0301",
            "String",
            "List",
            "Object",
            "Override",
            "Integer",
            "java",
            "com",
            "odd",
            "i",
            "e",
            "it",
            "list",
            "map",
            "entry",
            "key",
            "length",
            "hashCode",
            "equals",
            "toString",
            "getClass",
            "clone",
            "Handler",
            "MAPPER",
            "INSTANCE",
            "NULL",
            "o",
            "json",
            "node",
            "reader",
            "text",
            "path",
            "index",
            "size",
            "element",
            "fault",
            "Arguments",
            "failure",
            "thrown",
            "argument");

    private static final List<String> METHODS = List.of(
            "list",
            "get",
            "string",
            "of",
            "invoke",
            "definitions",
            "accept",
            "run",
            "yield",
            "record",
            "sealed",
            "permits",
            "var",
            "$",
            "_m",
            "größe",
            "名",
            "instance",
            "main",
            "handler",
            "toString",
            "hashCode",
            "finalize",
            "getClass",
            "clone",
            "notify",
            "schema",
            "parameters",
            "a$b",
            "getURL",
            "x1y2",
            "ALLCAPS",
            "__init__",
            "java",
            "when");

    private final Draw draw;
    private final boolean qualified;
    private final Set<String> types = new HashSet<>();
    private final Set<String> variables = new HashSet<>();
    private final Set<String> methods = new HashSet<>();
    private int tools;

    OddNames(Draw draw, boolean qualified) {
        this.draw = draw;
        this.qualified = qualified;
    }

    /** A type's simple name. */
    String type() {
        List<String> pool = new ArrayList<>(ANY_TYPES);
        pool.addAll(qualified ? KNOWN_TYPES : PACKAGES);
        String drawn = draw.chance(70) ? encodable(draw.any(pool)) : "Type";
        // Some file systems ignore the case of names.
        return unused(drawn, types);
    }

    /** A parameter's, a component's, a field's. */
    String variable() {
        return unused(draw.chance(75) ? draw.any(VARIABLES) : "v", variables);
    }

    /** A record component's: not one of those that the language keeps for Object's methods. */
    String component() {
        String name = variable();
        return name.matches("(hashCode|toString|getClass|clone)\\d*") ? name + "_" : name;
    }

    /** A method's, only of one with parameters: some are methods of Object without any. */
    String method() {
        return unused(draw.chance(60) ? draw.any(METHODS) : "m", methods);
    }

    /** The tool's. */
    String tool() {
        return "tool_" + ++tools;
    }

    private static String unused(String drawn, Set<String> taken) {
        String name = drawn;
        while (!taken.add(name.toLowerCase(Locale.ROOT))) {
            name = drawn + taken.size();
        }
        return name;
    }

    /** Types are names of files: without the letters that this system's file names cannot have. */
    private static String encodable(String name) {
        boolean unicode = "UTF-8".equals(System.getProperty("sun.jnu.encoding"));
        StringBuilder text = new StringBuilder();
        name.chars()
                .forEach(c -> text.append(unicode || c < 0x80 ? Character.toString(c) : "u" + Integer.toHexString(c)));
        return text.toString();
    }
}
