package com.github.copilot.tool.processor;

import com.github.copilot.tool.processor.loader.NativeCoreException;
import com.github.copilot.tool.processor.wasm.MemoryExhaustedException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * One compilation, round by round. Every tool class is sent to the core, and again in later rounds as long as types are
 * missing that another processor may still generate (R8.3).
 *
 * <p>From one round to the next it keeps names, never elements: a compiler may create all of them anew.
 */
public final class Compilation {
    private final ProcessingEnvironment environment;
    private final Core core;
    private final Delivery delivery;
    private final ClassOutput output;

    /** The top-level types that were root elements, for {@link ElementSources}. */
    private final Set<String> rootNames = new HashSet<>();

    /** The canonical names of the types to look at again, oldest first. */
    private final Set<String> deferred = new LinkedHashSet<>();

    /** The description of the API as each module sees it, by the module's name. */
    private final Map<String, byte[]> apis = new HashMap<>();

    /** The qualified names of the annotations that make a method a tool; null until the first round. */
    private List<String> annotations;

    /** The qualified names of the types of parameters that other libraries pass in. */
    private List<String> contextTypes = List.of();

    /**
     * The rounds since the first, or since the last one in which a new type had an annotation of Lombok. Lombok asks for
     * two rounds more and keeps its annotations, so that only the number of rounds shows that it has finished (R8.3).
     */
    private int roundsOfLombok;

    /** Whether any parameter so far has an annotation of the API, which needs a tool method (R4.4). */
    private boolean parametersAnnotated;

    private boolean coreUsable = true;
    private boolean fallbackReported;

    /**
     * Begins a compilation.
     *
     * @param environment the compiler's
     * @param core makes the decisions; not called before there is a tool class
     */
    public Compilation(ProcessingEnvironment environment, Core core) {
        this.environment = environment;
        this.core = core;
        this.delivery = new Delivery(environment.getFiler(), environment.getMessager());
        this.output = new ClassOutput(environment.getElementUtils(), environment.getFiler());
    }

    /**
     * Handles one round. Every problem is an error of the compilation (R8.4), including a stack overflow and a class
     * that cannot be linked. Nothing is thrown.
     *
     * @param present the annotations in the round's sources
     * @param round the round
     */
    public void round(Set<? extends TypeElement> present, RoundEnvironment round) {
        try {
            Elements elements = environment.getElementUtils();
            for (TypeElement annotation : present) {
                parametersAnnotated |= ToolMethods.isOfParameters(annotation);
            }
            if (annotations == null) {
                chooseAnnotations();
            }
            if (coreUsable && (!deferred.isEmpty() || seeTools(round.getRootElements(), elements))) {
                handle(round, elements);
            }
        } catch (Throwable thrown) {
            delivery.error(internal(thrown));
        }
    }

    /**
     * Chooses the annotations that make a method a tool: the API's, and those of the libraries that the option names. A
     * name of no library is an error. There may be no tool class, so the core is not asked.
     */
    private void chooseAnnotations() throws IOException {
        List<String> chosenTypes = new ArrayList<>(List.of(ToolMethods.ANNOTATION));
        String option = "copilot.tool.annotations";
        if (environment.getOptions().containsKey(option)) {
            String names = environment.getOptions().get(option);
            LibraryAnnotations chosen = LibraryAnnotations.of(names == null ? "" : names);
            for (String name : chosen.unknown()) {
                delivery.error(DiagnosticTexts.libraryUnknown(name, String.join(", ", chosen.libraries())));
            }
            chosenTypes.addAll(chosen.types());
            contextTypes = chosen.contextTypes();
        }
        annotations = chosenTypes;
    }

    /**
     * Whether any tool could be declared here. Most compilations with this processor on their path do not see the
     * annotation.
     */
    private boolean seeTools(Set<? extends Element> roots, Elements elements) {
        Set<ModuleElement> asked = new HashSet<>();
        for (Element root : roots) {
            if (asked.add(elements.getModuleOf(root))) {
                VisibleTypes visible = new VisibleTypes(elements, root);
                for (String annotation : annotations) {
                    if (visible.findAnywhere(annotation) != null) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private void handle(RoundEnvironment round, Elements elements) {
        boolean last = round.processingOver();
        boolean begins = false;
        for (TypeElement root : ElementFilter.typesIn(round.getRootElements())) {
            rootNames.add(root.getQualifiedName().toString());
            for (AnnotationMirror annotation : root.getAnnotationMirrors()) {
                begins |= Annotations.typeName(annotation).startsWith("lombok.");
            }
        }
        roundsOfLombok = begins ? 1 : roundsOfLombok + 1;
        Set<TypeElement> candidates = new LinkedHashSet<>();
        for (String name : deferred) {
            TypeElement type = elements.getTypeElement(name);
            if (type != null) {
                candidates.add(type);
            }
        }
        deferred.clear();
        Set<TypeElement> added = ToolClasses.typesIn(round.getRootElements());
        reportComposed(added);
        candidates.addAll(added);

        List<TypeElement> toolClasses = new ArrayList<>();
        List<TypeElement> withoutTools = new ArrayList<>();
        ToolClasses known = new ToolClasses(new Hierarchies(rootNames), annotations);
        for (TypeElement type : candidates) {
            ToolClasses.Answer answer = known.answer(type);
            if (answer == ToolClasses.Answer.YES) {
                toolClasses.add(type);
            } else if (answer == ToolClasses.Answer.UNDECIDED) {
                deferred.add(type.getQualifiedName().toString());
            } else if (parametersAnnotated && ToolMethods.hasAnnotatedParameter(type)) {
                withoutTools.add(type);
            }
        }
        if (toolClasses.isEmpty() && withoutTools.isEmpty()) {
            return;
        }
        Sources sources = Sources.of(environment, Collections.unmodifiableSet(rootNames), last);
        RequestWriter requests = new RequestWriter(
                elements, environment.getOptions(), sources, output, known, contextTypes, roundsOfLombok > 2);
        for (TypeElement type : withoutTools) {
            // A missing type may be that of the tool annotation.
            if (!sources.lacksAnnotationTypes(type)) {
                toolClasses.add(type);
            }
        }
        for (TypeElement toolClass : toolClasses) {
            if (coreUsable) {
                ask(toolClass, requests, last);
            }
        }
    }

    /** Returns what the module of a tool class sees of the API. */
    private byte[] api(TypeElement toolClass) {
        Elements elements = environment.getElementUtils();
        ModuleElement module = elements.getModuleOf(toolClass);
        String name = module == null ? "" : module.getQualifiedName().toString();
        byte[] api = apis.get(name);
        if (api == null) {
            boolean mayLink = !"embedded".equals(environment.getOptions().get("copilot.tool.runtime"));
            VisibleTypes visible = new VisibleTypes(elements, toolClass);
            api = new ApiTypes(visible, environment.getTypeUtils(), mayLink).fragment();
            apis.put(name, api);
        }
        return api;
    }

    /** Sends one tool class to the core; a problem in it does not affect other classes (R8.2). */
    private void ask(TypeElement toolClass, RequestWriter requests, boolean last) {
        try {
            DiagnosticTargets targets = new DiagnosticTargets();
            byte[] request = requests.request(toolClass, api(toolClass), last, targets);
            if (System.getProperty(Recording.PROPERTY) != null) {
                Recording.keep(request, environment.getElementUtils().getBinaryName(toolClass));
            }
            byte[] frame = core.process(request);
            reportFallback();
            Response response = Response.read(frame, targets);
            if (response.unresolved().isEmpty() || last) {
                delivery.deliver(response, toolClass);
            } else {
                // The core repeats its diagnostics when it is called again.
                deferred.add(toolClass.getQualifiedName().toString());
            }
        } catch (NativeCoreException unusable) {
            coreUsable = false;
            delivery.error(unusable.getMessage());
        } catch (Throwable thrown) {
            delivery.error(text(thrown, toolClass), toolClass);
        }
    }

    /** Returns the text of the error that prevented a tool class from being read or answered. */
    private static String text(Throwable thrown, TypeElement toolClass) {
        // For a catch clause, every compilation would load the class: the JVM verifies that it can be thrown.
        if (thrown instanceof MemoryExhaustedException exhausted) {
            return DiagnosticTexts.coreMemory(Long.toString(exhausted.bound() >> 20));
        }
        String missing = MissingClassFile.described(thrown);
        return missing == null
                ? internal(thrown)
                : DiagnosticTexts.typeMissing(missing, toolClass.getSimpleName().toString());
    }

    /** Returns the text of the error for a bug of the processor, with its place in the code (R8.4). */
    private static String internal(Throwable thrown) {
        StringBuilder text = new StringBuilder(
                DiagnosticTexts.internal(thrown.toString(), BuildInfo.VERSION, System.getProperty("java.version")));
        StackTraceElement[] trace = thrown.getStackTrace();
        for (int i = 0; i < Math.min(trace.length, 12); i++) {
            text.append("\n    at ").append(trace[i]);
        }
        return text.toString();
    }

    /**
     * Reports once that the core is not the native one and why (R10.7), unless notes with that code are suppressed
     * (R8.1).
     */
    private void reportFallback() {
        if (!fallbackReported) {
            fallbackReported = true;
            Optional<String> reason = core.whyNotNative();
            if (reason.isPresent() && !isSuppressed("copilot-core-fallback")) {
                delivery.note(DiagnosticTexts.coreFallback(reason.get()));
            }
        }
    }

    private boolean isSuppressed(String code) {
        String suppressed = environment.getOptions().get("copilot.tool.suppress");
        return suppressed != null
                && List.of(suppressed.trim().split("\\s*,\\s*")).contains(code);
    }

    /** Reports methods with an annotation that itself has the tool annotation of a library (R1.8). */
    private void reportComposed(Set<TypeElement> types) {
        if (annotations.size() == 1 || isSuppressed("copilot-annotation-composed")) {
            return;
        }
        for (TypeElement type : types) {
            for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
                if (!ToolMethods.isTool(method, annotations)) {
                    reportComposed(method);
                }
            }
        }
    }

    private void reportComposed(ExecutableElement method) {
        for (AnnotationMirror each : method.getAnnotationMirrors()) {
            Element composed = each.getAnnotationType().asElement();
            AnnotationMirror tool = ToolMethods.toolAnnotation(composed, annotations);
            if (tool != null) {
                Element named = tool.getAnnotationType().asElement();
                String text = DiagnosticTexts.annotationComposed(
                        method.getSimpleName().toString(),
                        composed.getSimpleName().toString(),
                        named.getSimpleName().toString());
                delivery.note(text, method);
            }
        }
    }
}
