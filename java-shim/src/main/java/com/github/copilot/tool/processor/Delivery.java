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
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** Hands the core's answers to the compiler: files to the Filer, diagnostics to the Messager. */
final class Delivery {
    private final Filer filer;
    private final Messager messager;

    /**
     * What was reported, as text and place. A problem of an inherited tool or of the class path is found for each class
     * that it concerns, and reported once.
     */
    private final Set<List<Object>> reported = new HashSet<>();

    Delivery(Filer filer, Messager messager) {
        this.filer = filer;
        this.messager = messager;
    }

    /** Reports an error that belongs to no place in the source. */
    void error(String text) {
        messager.printMessage(Kind.ERROR, text);
    }

    /** Reports a note that belongs to no place in the source. */
    void note(String text) {
        messager.printMessage(Kind.NOTE, text);
    }

    /** Reports an error at an element. */
    void error(String text, Element element) {
        messager.printMessage(Kind.ERROR, text, element);
    }

    /**
     * Writes and reports what a response says. A file that cannot be written is an error at the tool class.
     *
     * @param response the response
     * @param handles what its numbers stand for
     * @param toolClass the originating element of every file (R1.3)
     * @throws MalformedResponseException if a number stands for nothing; then nothing was written or reported
     */
    void deliver(Response response, Handles handles, TypeElement toolClass) throws MalformedResponseException {
        List<Spot> spots = new ArrayList<>();
        for (Response.Diagnostic diagnostic : response.diagnostics()) {
            spots.add(spot(diagnostic.place(), handles));
        }
        for (Response.File file : response.files()) {
            write(file, toolClass);
        }
        for (int i = 0; i < spots.size(); i++) {
            report(response.diagnostics().get(i), spots.get(i));
        }
    }

    private void write(Response.File file, TypeElement toolClass) {
        try {
            switch (file.kind()) {
                case SOURCE -> {
                    try (Writer out =
                            filer.createSourceFile(file.name(), toolClass).openWriter()) {
                        out.write(file.content());
                    }
                }
                case RESOURCE -> {
                    FileObject resource =
                            filer.createResource(StandardLocation.CLASS_OUTPUT, "", file.name(), toolClass);
                    try (OutputStream out = resource.openOutputStream()) {
                        out.write(file.content().getBytes(StandardCharsets.UTF_8));
                    }
                }
            }
        } catch (FilerException e) {
            error(DiagnosticTexts.fileExists(file.name(), e.getMessage()), toolClass);
        } catch (IOException e) {
            error(DiagnosticTexts.fileUnwritten(file.name(), e.toString()), toolClass);
        }
    }

    private void report(Response.Diagnostic diagnostic, Spot spot) {
        List<Object> known = diagnostic.once()
                ? List.of(diagnostic.text())
                : Arrays.asList(diagnostic.text(), spot.element(), spot.annotation(), spot.value());
        if (!reported.add(known)) {
            return;
        }
        if (spot.element() == null) {
            messager.printMessage(diagnostic.kind(), diagnostic.text());
        } else if (spot.annotation() == null) {
            messager.printMessage(diagnostic.kind(), diagnostic.text(), spot.element());
        } else {
            messager.printMessage(
                    diagnostic.kind(), diagnostic.text(), spot.element(), spot.annotation(), spot.value());
        }
    }

    /**
     * A place as the Messager takes it.
     *
     * @param element null: no place at all
     * @param annotation null: the element itself
     * @param value null: the annotation itself
     */
    private record Spot(Element element, AnnotationMirror annotation, AnnotationValue value) {}

    private static Spot spot(Response.Place place, Handles handles) throws MalformedResponseException {
        if (place.element() == Response.NONE) {
            return new Spot(null, null, null);
        }
        Element element = handles.element(place.element());
        if (place.annotation() == Response.NONE) {
            return new Spot(element, null, null);
        }
        AnnotationMirror annotation = handles.annotation(place.annotation());
        return new Spot(element, annotation, value(annotation, place.steps()));
    }

    /** The value that the steps lead to, or the last on the way that is written out in the source; null without any. */
    private static AnnotationValue value(AnnotationMirror annotation, List<Response.Step> steps) {
        AnnotationValue reached = null;
        for (Response.Step step : steps) {
            Object from = reached == null ? annotation : reached.getValue();
            AnnotationValue next = null;
            if (step instanceof Response.MemberStep member && from instanceof AnnotationMirror mirror) {
                next = member(mirror, member.name());
            } else if (step instanceof Response.IndexStep index && from instanceof List<?> values) {
                boolean exists = index.index() >= 0 && index.index() < values.size();
                next = exists && values.get(index.index()) instanceof AnnotationValue value ? value : null;
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
