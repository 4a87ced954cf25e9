package com.github.copilot.tool.processor;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** Passes the core's answers to the compiler: files to the Filer, diagnostics to the Messager. */
final class Delivery {
    private final Filer filer;
    private final Messager messager;

    /**
     * The diagnostics that were reported, as text and place. A problem of an inherited tool or of the class path is
     * found for each class that it concerns, and reported once.
     */
    private final Set<List<Object>> reported = new HashSet<>();

    Delivery(Filer filer, Messager messager) {
        this.filer = filer;
        this.messager = messager;
    }

    /** Reports an error without a place in the source. */
    void error(String text) {
        messager.printMessage(Kind.ERROR, text);
    }

    /** Reports a note without a place in the source. */
    void note(String text) {
        messager.printMessage(Kind.NOTE, text);
    }

    /** Reports an error at an element. */
    void error(String text, Element element) {
        messager.printMessage(Kind.ERROR, text, element);
    }

    /**
     * Writes the files and reports the diagnostics of a response. A file that cannot be written is an error at the tool
     * class.
     *
     * @param response the response
     * @param targets the elements and annotations that its ids refer to
     * @param toolClass the originating element of every file (R1.3)
     * @throws IllegalStateException if an id refers to nothing; then nothing was written or reported
     */
    void deliver(Response response, DiagnosticTargets targets, TypeElement toolClass) {
        List<ResolvedPlace> places = new ArrayList<>();
        for (Response.Diagnostic diagnostic : response.diagnostics()) {
            places.add(place(diagnostic.place(), targets));
        }
        for (Response.File file : response.files()) {
            write(file, toolClass);
        }
        for (int i = 0; i < places.size(); i++) {
            report(response.diagnostics().get(i), places.get(i));
        }
    }

    private void write(Response.File file, TypeElement toolClass) {
        try {
            if (file.isSource()) {
                try (Writer out = filer.createSourceFile(file.name(), toolClass).openWriter()) {
                    out.write(file.content());
                }
            } else {
                FileObject resource = filer.createResource(StandardLocation.CLASS_OUTPUT, "", file.name(), toolClass);
                try (OutputStream out = resource.openOutputStream()) {
                    out.write(file.content().getBytes(StandardCharsets.UTF_8));
                }
            }
        } catch (FilerException e) {
            String module = moduleOfUnnamedPackage(toolClass);
            String text = module == null
                    ? DiagnosticTexts.fileExists(file.name(), e.getMessage())
                    : DiagnosticTexts.fileUnnamed(file.name(), module);
            error(text, toolClass);
        } catch (IOException e) {
            error(DiagnosticTexts.fileUnwritten(file.name(), e.toString()), toolClass);
        }
    }

    /**
     * Returns the name of the module in whose unnamed package the class is; null if its package or module is another.
     */
    private static String moduleOfUnnamedPackage(TypeElement toolClass) {
        Element element = toolClass;
        while (element != null && !(element instanceof PackageElement)) {
            element = element.getEnclosingElement();
        }
        boolean isUnnamed = element instanceof PackageElement found && found.isUnnamed();
        return isUnnamed && element.getEnclosingElement() instanceof ModuleElement module && !module.isUnnamed()
                ? module.getQualifiedName().toString()
                : null;
    }

    private void report(Response.Diagnostic diagnostic, ResolvedPlace place) {
        List<Object> known = diagnostic.once()
                ? List.of(diagnostic.text())
                : Arrays.asList(diagnostic.text(), place.element(), place.annotation(), place.value());
        if (!reported.add(known)) {
            return;
        }
        if (place.element() == null) {
            messager.printMessage(diagnostic.kind(), diagnostic.text());
        } else if (place.annotation() == null) {
            messager.printMessage(diagnostic.kind(), diagnostic.text(), place.element());
        } else {
            messager.printMessage(
                    diagnostic.kind(), diagnostic.text(), place.element(), place.annotation(), place.value());
        }
    }

    /**
     * A place as the Messager takes it.
     *
     * @param element null if there is no place
     * @param annotation null for the element itself
     * @param value null for the annotation itself
     */
    private record ResolvedPlace(Element element, AnnotationMirror annotation, AnnotationValue value) {}

    private static ResolvedPlace place(Response.Place place, DiagnosticTargets targets) {
        if (place.element() == Response.NONE) {
            return new ResolvedPlace(null, null, null);
        }
        Element element = targets.element(place.element());
        if (place.annotation() == Response.NONE) {
            return new ResolvedPlace(element, null, null);
        }
        AnnotationMirror annotation = targets.annotation(place.annotation());
        return new ResolvedPlace(element, annotation, value(annotation, place.steps()));
    }

    /**
     * Returns the value that the steps lead to, or the last one on the way that is written out in the source; null if
     * none is.
     */
    private static AnnotationValue value(AnnotationMirror annotation, List<Response.Step> steps) {
        AnnotationValue reached = null;
        for (Response.Step step : steps) {
            Object from = reached == null ? annotation : reached.getValue();
            AnnotationValue next = null;
            if (step.member() != null && from instanceof AnnotationMirror mirror) {
                next = member(mirror, step.member());
            } else if (step.member() == null && from instanceof List<?> values) {
                boolean exists = step.index() >= 0 && step.index() < values.size();
                next = exists && values.get(step.index()) instanceof AnnotationValue value ? value : null;
            }
            if (next == null) {
                return reached;
            }
            reached = next;
        }
        return reached;
    }

    private static AnnotationValue member(AnnotationMirror annotation, String name) {
        Map<? extends ExecutableElement, ? extends AnnotationValue> values = Annotations.values(annotation);
        if (values == null) {
            return null;
        }
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> value : values.entrySet()) {
            if (value.getKey().getSimpleName().contentEquals(name)) {
                return value.getValue();
            }
        }
        return null;
    }
}
