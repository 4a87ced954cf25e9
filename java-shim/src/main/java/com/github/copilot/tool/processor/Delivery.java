package com.github.copilot.tool.processor;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
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

    /** Reports a note at an element. */
    void note(String text, Element element) {
        messager.printMessage(Kind.NOTE, text, element);
    }

    /** Reports an error at an element. */
    void error(String text, Element element) {
        messager.printMessage(Kind.ERROR, text, element);
    }

    /**
     * Writes the files and reports the diagnostics of a response. A file that cannot be written is an error at the tool
     * class, which is the originating element of every file (R1.3).
     */
    void deliver(Response response, TypeElement toolClass) {
        for (Response.File file : response.files()) {
            write(file, toolClass);
        }
        for (Response.Diagnostic diagnostic : response.diagnostics()) {
            report(diagnostic);
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
        PackageElement around = Packages.around(toolClass);
        return around != null
                        && around.isUnnamed()
                        && around.getEnclosingElement() instanceof ModuleElement module
                        && !module.isUnnamed()
                ? module.getQualifiedName().toString()
                : null;
    }

    private void report(Response.Diagnostic diagnostic) {
        List<Object> known = diagnostic.once()
                ? List.of(diagnostic.text())
                : Arrays.asList(diagnostic.text(), diagnostic.element(), diagnostic.annotation(), diagnostic.value());
        if (!reported.add(known)) {
            return;
        }
        if (diagnostic.element() == null) {
            messager.printMessage(diagnostic.kind(), diagnostic.text());
        } else if (diagnostic.annotation() == null) {
            messager.printMessage(diagnostic.kind(), diagnostic.text(), diagnostic.element());
        } else {
            messager.printMessage(
                    diagnostic.kind(),
                    diagnostic.text(),
                    diagnostic.element(),
                    diagnostic.annotation(),
                    diagnostic.value());
        }
    }
}
