package com.github.copilot.tool.processor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes the requests of one round, one for each tool class; {@code PROTOCOL.md} lists their facts. */
final class RequestWriter {
    private static final String OPTION_PREFIX = "copilot.";

    /** The option that kapt sets for every processor: where it compiles generated Kotlin from. */
    private static final String KAPT_OPTION = "kapt.kotlin.generated";

    private final Elements elements;
    private final Map<String, String> options = new TreeMap<>();
    private final Sources sources;
    private final ClassOutput output;
    private final ToolClasses toolClasses;
    private final List<String> contextTypes;
    private final boolean lombokFinished;

    /** The names that types of a package hide, by package. */
    private final Map<String, List<String>> obscured = new HashMap<>();

    /**
     * Creates a writer for one round.
     *
     * @param options all of the compilation's options; the value null means that the option has no value
     * @param contextTypes the qualified names of the types of parameters that other libraries pass in
     * @param lombokFinished whether Lombok has added all members
     */
    RequestWriter(
            Elements elements,
            Map<String, String> options,
            Sources sources,
            ClassOutput output,
            ToolClasses toolClasses,
            List<String> contextTypes,
            boolean lombokFinished) {
        this.elements = elements;
        this.sources = sources;
        this.output = output;
        this.toolClasses = toolClasses;
        this.contextTypes = contextTypes;
        this.lombokFinished = lombokFinished;
        for (Map.Entry<String, String> option : options.entrySet()) {
            if (option.getKey().startsWith(OPTION_PREFIX)) {
                this.options.put(option.getKey(), option.getValue() == null ? "" : option.getValue());
            } else if (option.getKey().equals(KAPT_OPTION)) {
                this.options.put(KAPT_OPTION, "");
            }
        }
    }

    /**
     * Returns the request for one tool class.
     *
     * @param api the result of {@link ApiTypes#fragment} for its module
     * @param lastRound whether no further round can complete a missing type
     * @param targets takes the elements and annotations that the request's ids refer to
     */
    byte[] request(TypeElement toolClass, byte[] api, boolean lastRound, DiagnosticTargets targets) {
        Declarations declarations = new Declarations(elements, sources, output, toolClass, targets, lombokFinished);
        int id = declarations.id(toolClass);
        ToolMethods tools = toolClasses.methods(toolClass, elements);
        declarations.addTools(tools, contextTypes);

        JsonWriter json = new JsonWriter(16 * 1024);
        json.beginObject();
        json.member("protocol", BuildInfo.PROTOCOL);
        json.member("build", BuildInfo.VERSION);
        if (!options.isEmpty()) {
            json.member("options");
            json.beginObject();
            for (Map.Entry<String, String> option : options.entrySet()) {
                json.memberOfAnyName(option.getKey());
                json.string(option.getValue());
            }
            json.endObject();
        }
        json.member("lastRound", lastRound);
        if (lastRound && !sources.isJavac()) {
            String packageName = Packages.of(toolClass);
            List<String> late = new ArrayList<>(declarations.missing());
            late.removeIf(name -> !output.hasSource(name, packageName));
            json.strings("late", late);
        }
        json.member("checksWarningNames", !sources.isJavac());
        json.array("api", api);
        json.strings("obscured", obscured(toolClass));
        json.member("toolClass", id);
        JsonWriter overrides = new JsonWriter();
        for (ToolMethods.OverridingMethod override : tools.overrides()) {
            overrides.beginObject();
            overrides.member("method", targets.element(override.method()));
            overrides.member("overrides", targets.element(override.tool()));
            overrides.endObject();
        }
        json.array("overrides", overrides.toByteArray());
        declarations.write(json);
        json.endObject();
        return json.toByteArray();
    }

    /**
     * Returns the names in generated source that Java takes for a type of the package: first segments of packages (JLS
     * 6.4.2), and types of {@code java.lang}.
     */
    private List<String> obscured(TypeElement toolClass) {
        String packageName = Packages.of(toolClass);
        List<String> found = obscured.get(packageName);
        if (found == null) {
            Set<String> names =
                    new LinkedHashSet<>(List.of("java", "com", "Object", "RuntimeException", "String", "Throwable"));
            String prefix = "";
            if (!packageName.isEmpty()) {
                names.add(packageName.split("\\.", 2)[0]);
                prefix = packageName + ".";
            }
            VisibleTypes visible = new VisibleTypes(elements, toolClass);
            found = new ArrayList<>();
            for (String name : names) {
                if (visible.find(prefix + name) != null) {
                    found.add(name);
                }
            }
            obscured.put(packageName, found);
        }
        return found;
    }
}
