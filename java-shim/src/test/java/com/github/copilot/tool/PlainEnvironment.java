package com.github.copilot.tool;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Completion;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/**
 * Runs a processor in an environment that is not of javac's own class.
 *
 * @param processor the processor
 * @param origins takes each file that it generates: its name, and its originating elements
 */
record PlainEnvironment(Processor processor, Map<String, List<Element>> origins) implements Processor {
    @Override
    public void init(ProcessingEnvironment environment) {
        processor.init(new Wrapped(environment, new RecordingFiler(environment.getFiler(), origins)));
    }

    @Override
    public Set<String> getSupportedOptions() {
        return processor.getSupportedOptions();
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return processor.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return processor.getSupportedSourceVersion();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return processor.process(annotations, round);
    }

    @Override
    public Iterable<? extends Completion> getCompletions(
            Element element, AnnotationMirror annotation, ExecutableElement member, String text) {
        return processor.getCompletions(element, annotation, member, text);
    }

    private record Wrapped(ProcessingEnvironment environment, Filer filer) implements ProcessingEnvironment {
        @Override
        public Map<String, String> getOptions() {
            return environment.getOptions();
        }

        @Override
        public Messager getMessager() {
            return environment.getMessager();
        }

        @Override
        public Filer getFiler() {
            return filer;
        }

        @Override
        public Elements getElementUtils() {
            return environment.getElementUtils();
        }

        @Override
        public Types getTypeUtils() {
            return environment.getTypeUtils();
        }

        @Override
        public SourceVersion getSourceVersion() {
            return environment.getSourceVersion();
        }

        @Override
        public Locale getLocale() {
            return environment.getLocale();
        }
    }

    private record RecordingFiler(Filer filer, Map<String, List<Element>> origins) implements Filer {
        @Override
        public JavaFileObject createSourceFile(CharSequence name, Element... elements) throws IOException {
            origins.put(name.toString(), List.of(elements));
            return filer.createSourceFile(name, elements);
        }

        @Override
        public JavaFileObject createClassFile(CharSequence name, Element... elements) throws IOException {
            origins.put(name.toString(), List.of(elements));
            return filer.createClassFile(name, elements);
        }

        @Override
        public FileObject createResource(
                JavaFileManager.Location location, CharSequence inPackage, CharSequence name, Element... elements)
                throws IOException {
            origins.put(name.toString(), List.of(elements));
            return filer.createResource(location, inPackage, name, elements);
        }

        @Override
        public FileObject getResource(JavaFileManager.Location location, CharSequence inPackage, CharSequence name)
                throws IOException {
            return filer.getResource(location, inPackage, name);
        }
    }
}
