package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Names that are legal and that a generator of sources may confuse with its own. Each is returned once for one source.
 */
final class OddNames {
    /**
     * Names of types that companions use, and of java.lang's. A source that declares such types writes all others in
     * full.
     */
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

    /** Names of packages, for types of sources that import every other type. */
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
    private final UsedNames types = new UsedNames(OddNames::lowerCase);
    private final UsedNames variables = new UsedNames(OddNames::lowerCase);
    private final UsedNames methods = new UsedNames(OddNames::lowerCase);
    private int tools;

    OddNames(Draw draw, boolean qualified) {
        this.draw = draw;
        this.qualified = qualified;
    }

    /** Returns the simple name of a type. */
    String type() {
        List<String> pool = new ArrayList<>(ANY_TYPES);
        pool.addAll(qualified ? KNOWN_TYPES : PACKAGES);
        String drawn = draw.chance(70) ? encodable(draw.any(pool)) : "Type";
        return types.unused(drawn);
    }

    /** Returns the name of a parameter, a component or a field. */
    String variable() {
        return variables.unused(draw.chance(75) ? draw.any(VARIABLES) : "v");
    }

    /** Returns the name of a record component. The names of Object's methods are not allowed (JLS 8.10.1). */
    String component() {
        String name = variable();
        return name.matches("(hashCode|toString|getClass|clone)\\d*") ? name + "_" : name;
    }

    /** Returns the name of a method with parameters. Some are names of Object's methods without parameters. */
    String method() {
        return methods.unused(draw.chance(60) ? draw.any(METHODS) : "m");
    }

    /** Returns the name of a tool. */
    String tool() {
        return "tool_" + ++tools;
    }

    /** Types are names of files, and some file systems ignore the case of names. */
    private static String lowerCase(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Returns a type's name without the letters that file names cannot have on this system. */
    private static String encodable(String name) {
        boolean unicode = "UTF-8".equals(System.getProperty("sun.jnu.encoding"));
        StringBuilder text = new StringBuilder();
        name.chars()
                .forEach(c -> text.append(unicode || c < 0x80 ? Character.toString(c) : "u" + Integer.toHexString(c)));
        return text.toString();
    }
}
