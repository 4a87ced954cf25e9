package io.github.copilottool.tests;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Prints the page of Java types, their schemas and their arguments from the cases {@code types_*}, whose files
 * {@link CasesTest} checks. The page has marks for the cases: {@code <!-- types_text as table -->} and
 * {@code <!-- end -->} enclose the rows of that case, in one of the {@linkplain Form forms}. All other text is written
 * by hand. A tool of a case is a row: its description, the types declared before it, its parameters, its schema and its
 * calls, in the order of the source. The index at the beginning is printed from the same sources. {@code BLESS=1}
 * prints the page again.
 */
class TypesPageTest {
    private static final Path PAGE = Built.TESTS.resolveSibling("docs").resolve("types.md");
    private static final Pattern INDEX =
            Pattern.compile("(<!-- index -->\n).*?(<!-- end of the index -->\n)", Pattern.DOTALL);
    private static final Comparator<String> ALPHABETICAL =
            String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder());
    private static final Pattern PRINTED = Pattern.compile(
            "(?<begin><!-- (?<case>types_\\w+) as (?<form>\\w+) -->\n).*?(?<end><!-- end -->\n)", Pattern.DOTALL);

    @Test
    void the_page_is_what_the_cases_print() {
        String page = Tree.read(PAGE);
        String printed = indexed(withRows(page));
        if (Golden.BLESSING) {
            Tree.write(PAGE, printed);
        } else {
            assertEquals(printed, page, "BLESS=1 prints docs/types.md anew");
        }
    }

    private static String withRows(String page) {
        Matcher place = PRINTED.matcher(page);
        StringBuilder printed = new StringBuilder();
        while (place.find()) {
            Form form = Form.valueOf(place.group("form").toUpperCase(Locale.ROOT));
            String rows = form.print(rows(Case.named(place.group("case"))));
            place.appendReplacement(
                    printed, Matcher.quoteReplacement(place.group("begin") + rows + place.group("end")));
        }
        return place.appendTail(printed).toString();
    }

    /** Returns the page with the index: each type and annotation, with a link to the section that is about it. */
    private static String indexed(String page) {
        List<Section> sections = PRINTED.matcher(page)
                .results()
                .map(place -> new Section(
                        heading(page.substring(0, place.start())),
                        new Source(Case.named(place.group(2)).input().resolve("Tools.java")).mentioned()))
                .toList();
        // A parameter's own type decides the section, rather than a type argument or the type of a component.
        Map<String, String> types = index(sections, Mentioned::whole);
        index(sections, Mentioned::types).forEach(types::putIfAbsent);
        Map<String, String> annotations = index(sections, Mentioned::annotations);
        return INDEX.matcher(page)
                .replaceFirst(found -> Matcher.quoteReplacement(found.group(1) + "\n**Types:** " + links(types)
                        + "\n\n**Annotations:** " + links(annotations) + "\n\n" + found.group(2)));
    }

    /** Returns the heading of the section that mentions each name most often; of several, the first. */
    private static Map<String, String> index(List<Section> sections, Function<Mentioned, List<String>> names) {
        Map<String, String> index = new TreeMap<>(ALPHABETICAL);
        sections.stream()
                .flatMap(section -> names.apply(section.mentioned).stream())
                .forEach(name -> {
                    ToIntFunction<Section> mentions =
                            section -> Collections.frequency(names.apply(section.mentioned), name);
                    index.put(
                            name,
                            sections.stream()
                                    .max(Comparator.comparingInt(mentions))
                                    .orElseThrow()
                                    .heading);
                });
        return index;
    }

    private static String heading(String before) {
        List<String> headings =
                before.lines().filter(line -> line.startsWith("## ")).toList();
        return headings.get(headings.size() - 1).substring("## ".length());
    }

    private static String links(Map<String, String> index) {
        return index.entrySet().stream()
                .map(entry -> "[`" + entry.getKey() + "`](#" + DocumentationTest.anchor(entry.getValue()) + ")")
                .collect(joining(", "));
    }

    /** A section of the page, and what its case's source mentions. */
    private record Section(String heading, Mentioned mentioned) {}

    /**
     * The names in a case's source that are declared elsewhere, as often as they occur.
     *
     * @param whole the parameters' own types, without type arguments, and the results' if the page shows those
     * @param types all types
     * @param annotations all annotations
     */
    private record Mentioned(List<String> whole, List<String> types, List<String> annotations) {}

    @Test
    void every_case_of_types_is_on_the_page() {
        Set<String> shown = PRINTED.matcher(Tree.read(PAGE))
                .results()
                .map(place -> place.group(2))
                .collect(toCollection(TreeSet::new));
        Set<String> cases = Case.all().stream()
                .map(Case::name)
                .filter(name -> name.startsWith("types_"))
                .collect(toCollection(TreeSet::new));
        assertEquals(cases, shown);
    }

    private static List<Row> rows(Case shown) {
        List<Declared> declared = new Source(shown.input().resolve("Tools.java")).tools();
        JsonNode tools = shown.tools();
        List<Row> rows = new ArrayList<>();
        for (Declared tool : declared) {
            rows.add(new Row(
                    tool,
                    tools == null ? null : tools.path("Tools").get(rows.size()),
                    shown.calls(),
                    shown.diagnostics().stream()
                            .filter(one -> tool.firstLine <= one.line() && one.line() <= tool.lastLine)
                            .toList()));
        }
        return rows;
    }

    /** The forms in which the rows of a case are printed. */
    private enum Form {
        /** A line for each row. A refusal is shown in the first row that has one in these words. */
        TABLE {
            @Override
            String print(List<Row> rows) {
                Set<String> shown = new TreeSet<>();
                return table(
                        "Java | JSON Schema | Accepted | Refused",
                        rows.stream()
                                .map(row -> Stream.of(
                                        row.javaCell(),
                                        row.schemaCell(),
                                        lines(row.accepted()),
                                        lines(Stream.concat(row.refused(shown), row.reported())))));
            }
        },

        /** Two blocks of code for each row, for texts that are too long for a line. */
        BLOCKS {
            @Override
            String print(List<Row> rows) {
                return rows.stream().map(Row::block).collect(joining("\n", "\n", "\n"));
            }
        },

        /** A line for each row, with the description and the error's code. */
        ERRORS {
            @Override
            String print(List<Row> rows) {
                return table(
                        "What | Diagnostic",
                        rows.stream().map(row -> Stream.of(row.java.caption, lines(row.reported()))));
            }
        },

        /** A line for each row, with the method's result as the model reads it. */
        RESULTS {
            @Override
            String print(List<Row> rows) {
                return table(
                        "Java | Value | Written as",
                        rows.stream()
                                .map(row -> Stream.of(
                                        row.resultCell(),
                                        Row.code(row.java.returned.replaceAll("\\s+", " ")),
                                        lines(Stream.concat(row.written(), row.reported())))));
            }
        };

        abstract String print(List<Row> rows);

        private static String table(String head, Stream<Stream<String>> rows) {
            return "\n| " + head + " |\n" + "|---".repeat(head.split("\\|").length) + "|\n"
                    + rows.map(cells ->
                                    cells.map(cell -> cell.replace("|", "\\|")).collect(joining(" | ", "| ", " |\n")))
                            .collect(joining())
                    + "\n";
        }

        private static String lines(Stream<String> parts) {
            return parts.collect(joining("<br>"));
        }
    }

    /**
     * A tool of a case.
     *
     * @param java its declaration
     * @param tool the expected definition; null if the tool does not compile
     * @param calls the case's calls
     * @param diagnostics the compiler's diagnostics about the tool
     */
    private record Row(Declared java, JsonNode tool, List<Call> calls, List<Reported> diagnostics) {
        private static final Pattern MARGIN = Pattern.compile("^ +");
        private static final Pattern WHERE = Pattern.compile("^argument '.*?' |, but was .*");

        String javaCell() {
            return cell(java.parameters.replaceAll("\\s+", " "));
        }

        String resultCell() {
            return cell(java.returns);
        }

        private String cell(String last) {
            return Stream.concat(java.types.stream(), Stream.of(last))
                    .flatMap(String::lines)
                    .filter(line -> !line.isBlank())
                    .map(line -> code(MARGIN.matcher(line).replaceFirst(Row::unbreakable)))
                    .collect(joining("<br>", java.caption + "<br>", ""));
        }

        String schemaCell() {
            return code(line(schema())) + (mayBeLeftOut() ? ", may be left out" : "");
        }

        String block() {
            return "**" + java.caption + "**\n\n```java\n"
                    + Stream.concat(java.types.stream(), Stream.of(java.parameters))
                            .collect(joining("\n"))
                    + "\n```\n```json\n"
                    + Json.readable(schema())
                    + "```\n\n"
                    + Stream.of(
                                    accepted().map("Accepted: "::concat),
                                    refused(new TreeSet<>()).map("Refused: "::concat),
                                    reported())
                            .flatMap(parts -> parts)
                            .map(part -> "- " + part + "\n")
                            .collect(joining());
        }

        /** Returns arguments that reach the method, each with the method's result if that is a different text. */
        Stream<String> accepted() {
            return ownCalls().filter(call -> call.json().has("result")).map(call -> {
                String result = call.json().get("result").asText();
                JsonNode given = given(call);
                String shown = given == null ? "nothing" : code(line(given));
                String mark = call.json().path("outsideSchema").asBoolean() ? "†" : "";
                boolean same = given != null && (result.equals(given.asText()) || result.equals(line(given)));
                return shown + mark + (same ? "" : " → " + code(result));
            });
        }

        /** Returns the results as the model reads them. */
        Stream<String> written() {
            return ownCalls().map(call -> {
                JsonNode result = call.json().get("result");
                return result == null ? "the call fails" : code(result.isTextual() ? result.textValue() : line(result));
            });
        }

        /**
         * Returns the failures of refused arguments as the model reads them, each with the argument unless the text
         * contains it.
         *
         * @param shown the sentences, without path and value, that are left out; those that are returned are added
         */
        Stream<String> refused(Set<String> shown) {
            return ownCalls()
                    .filter(call -> call.json().has("failure"))
                    .filter(call -> shown.add(WHERE.matcher(sentence(call)).replaceAll("")))
                    .map(call -> {
                        String sentence = sentence(call);
                        JsonNode given = given(call);
                        boolean isInText = given == null || sentence.endsWith(" was " + given + ".");
                        boolean absent = given != null && given.isNull();
                        return (isInText || absent ? "" : code(line(given)) + ": ") + code(sentence);
                    });
        }

        private String sentence(Call call) {
            String text = call.json().get("failure").textValue();
            String beginning =
                    "Tool " + call.tool() + ": " + (showsOne() ? "argument '" + java.names.get(0) + "' " : "");
            return text.startsWith(beginning)
                    ? text.substring(beginning.length())
                    : text.substring(text.indexOf(": ") + 2);
        }

        Stream<String> reported() {
            return diagnostics.stream()
                    .map(one -> one.severity() + " [" + code(one.code()) + "](diagnostics.md#" + one.code() + ")");
        }

        private Stream<Call> ownCalls() {
            return tool == null
                    ? Stream.empty()
                    : calls.stream()
                            .filter(call -> call.tool().equals(tool.path("name").textValue()));
        }

        /**
         * Returns the argument of a tool with one parameter, or null if it is missing; for other tools all arguments.
         */
        private JsonNode given(Call call) {
            return showsOne() ? call.arguments().get(java.names.get(0)) : call.arguments();
        }

        private JsonNode schema() {
            JsonNode parameters = tool.path("parameters");
            return showsOne() ? parameters.path("properties").path(java.names.get(0)) : parameters;
        }

        private boolean mayBeLeftOut() {
            return showsOne() && tool.path("parameters").path("required").isEmpty();
        }

        /**
         * Whether the row shows the schema of its only parameter: the parameter is not flattened, and there are no
         * definitions.
         */
        private boolean showsOne() {
            JsonNode parameters = tool.path("parameters");
            return java.names.size() == 1
                    && parameters.path("properties").has(java.names.get(0))
                    && !parameters.has("$defs");
        }

        private static String line(JsonNode json) {
            return Json.readable(json)
                    .trim()
                    .replaceAll("(?<=[{\\[])\n *|\n *(?=[}\\]])", "")
                    .replaceAll("\n *", " ");
        }

        /** Returns spaces that do not vanish at the margin of a cell. */
        private static String unbreakable(MatchResult spaces) {
            return "\u00a0".repeat(spaces.group().length());
        }

        private static String code(String text) {
            return text.contains("`") ? "`` " + text + " ``" : "`" + text + "`";
        }
    }

    /**
     * A tool method in its source.
     *
     * @param caption its description
     * @param types the declarations between it and the previous tool
     * @param parameters the text between its parentheses
     * @param names the parameters' names
     * @param returns its return type
     * @param returned the expression that it returns
     * @param firstLine the line of its annotation, from 1
     * @param lastLine its last line
     */
    private record Declared(
            String caption,
            List<String> types,
            String parameters,
            List<String> names,
            String returns,
            String returned,
            long firstLine,
            long lastLine) {}

    /** Collects the names of types and annotations in declarations. */
    private static final class Names extends TreeScanner<Void, Void> {
        private final List<String> whole = new ArrayList<>();
        private final List<String> types = new ArrayList<>();
        private final List<String> annotations = new ArrayList<>();
        private final Set<String> declared = new TreeSet<>(Set.of("@CopilotTool", "@CopilotToolParam", "@Override"));

        @Override
        public Void visitClass(ClassTree type, Void nothing) {
            declared.add(type.getSimpleName().toString());
            declared.add("@" + type.getSimpleName());
            scan(type.getModifiers(), null);
            scan(type.getTypeParameters(), null);
            return scan(type.getMembers(), null);
        }

        @Override
        public Void visitTypeParameter(TypeParameterTree parameter, Void nothing) {
            declared.add(parameter.getName().toString());
            return scan(parameter.getBounds(), null);
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            scan(method.getModifiers(), null);
            scan(method.getReturnType(), null);
            return scan(method.getParameters(), null);
        }

        @Override
        public Void visitVariable(VariableTree variable, Void nothing) {
            scan(variable.getModifiers(), null);
            return scan(variable.getType(), null);
        }

        @Override
        public Void visitAnnotation(AnnotationTree annotation, Void nothing) {
            annotations.add("@" + annotation.getAnnotationType());
            return null;
        }

        @Override
        public Void visitIdentifier(IdentifierTree name, Void nothing) {
            types.add(name.toString());
            return null;
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree name, Void nothing) {
            types.add(name.toString());
            return null;
        }

        @Override
        public Void visitPrimitiveType(PrimitiveTypeTree type, Void nothing) {
            types.add(type.toString());
            return null;
        }
    }

    /** The source of a tool class, read by javac. */
    private static final class Source {
        private final CompilationUnitTree unit;
        private final SourcePositions positions;

        Source(Path file) {
            JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
            try (var files = javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
                JavacTask task = (JavacTask)
                        javac.getTask(null, files, null, List.of("-proc:none"), null, files.getJavaFileObjects(file));
                unit = task.parse().iterator().next();
                positions = Trees.instance(task).getSourcePositions();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** Returns the names that the tools and their types mention and do not declare themselves. */
        Mentioned mentioned() {
            ClassTree toolClass = (ClassTree) unit.getTypeDecls().get(0);
            Names names = new Names();
            names.scan(toolClass.getMembers(), null);
            for (var member : toolClass.getMembers()) {
                if (member instanceof MethodTree method) {
                    List<? extends com.sun.source.tree.Tree> shown =
                            method.getParameters().isEmpty()
                                    ? Stream.ofNullable(method.getReturnType()).toList()
                                    : method.getParameters().stream()
                                            .map(VariableTree::getType)
                                            .toList();
                    shown.forEach(type -> names.whole.add(erased(type)));
                }
            }
            Mentioned found = new Mentioned(names.whole, names.types, names.annotations);
            Stream.of(found.whole, found.types, found.annotations).forEach(each -> each.removeAll(names.declared));
            return found;
        }

        private static String erased(com.sun.source.tree.Tree type) {
            if (type instanceof AnnotatedTypeTree annotated) {
                return erased(annotated.getUnderlyingType());
            }
            return type instanceof ParameterizedTypeTree generic
                    ? generic.getType().toString()
                    : type.toString();
        }

        List<Declared> tools() {
            List<Declared> tools = new ArrayList<>();
            List<String> types = new ArrayList<>();
            for (var member : ((ClassTree) unit.getTypeDecls().get(0)).getMembers()) {
                if (member instanceof ClassTree) {
                    types.add(text(member, member));
                } else if (member.getKind() == Kind.METHOD) {
                    tools.add(tool((MethodTree) member, List.copyOf(types)));
                    types.clear();
                }
            }
            return tools;
        }

        private Declared tool(MethodTree method, List<String> types) {
            var caption = (LiteralTree)
                    method.getModifiers().getAnnotations().get(0).getArguments().get(0);
            List<? extends VariableTree> parameters = method.getParameters();
            return new Declared(
                    (String) caption.getValue(),
                    types,
                    parameters.isEmpty() ? "" : text(parameters.get(0), parameters.get(parameters.size() - 1)),
                    parameters.stream().map(one -> one.getName().toString()).toList(),
                    text(method.getReturnType(), method.getReturnType()),
                    returned(method),
                    unit.getLineMap().getLineNumber(positions.getStartPosition(unit, method)),
                    unit.getLineMap().getLineNumber(positions.getEndPosition(unit, method)));
        }

        /** Returns the expression of a method whose only statement is a return. */
        private String returned(MethodTree method) {
            return method.getBody() != null
                            && method.getBody().getStatements().size() == 1
                            && method.getBody().getStatements().get(0) instanceof ReturnTree only
                    ? text(only.getExpression(), only.getExpression())
                    : "";
        }

        /** Returns the text from one tree to another, without the first one's indentation. */
        private String text(com.sun.source.tree.Tree first, com.sun.source.tree.Tree last) {
            long start = positions.getStartPosition(unit, first);
            long end = positions.getEndPosition(unit, last);
            String margin = " ".repeat((int) unit.getLineMap().getColumnNumber(start) - 1);
            try {
                return unit.getSourceFile()
                        .getCharContent(true)
                        .subSequence((int) start, (int) end)
                        .toString()
                        .replace("\n" + margin, "\n");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
