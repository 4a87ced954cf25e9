package io.github.copilottool.tests;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
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
import javax.tools.StandardLocation;

/**
 * Runs the built jar's processor in an environment of another class than javac's. Build tools wrap environments to find
 * out which file comes from which source. An action that such a tool would refuse throws an exception here.
 */
public abstract class WrappingProcessor implements Processor {
    /**
     * The loader of the processor for all compilations, as a build tool may keep it. With javac each compilation has
     * its own.
     */
    private static final ClassLoader LOADER =
            Run.loader(List.of(Built.processor()), WrappingProcessor.class.getClassLoader());

    private final Processor wrapped;

    /** Loads the processor from its jar. */
    private WrappingProcessor() {
        try {
            wrapped =
                    (Processor) LOADER.loadClass(Run.PROCESSOR).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the environment for the processor. */
    abstract ProcessingEnvironment wrap(ProcessingEnvironment environment);

    /**
     * Wraps the environment as Gradle does for an isolating processor (IncrementalProcessingEnvironment and
     * IncrementalFiler): it has a class of its own, so that there are no trees; each file has one originating type;
     * resources cannot be read.
     */
    public static final class LikeGradle extends WrappingProcessor {
        /** Called by javac. */
        public LikeGradle() {}

        @Override
        ProcessingEnvironment wrap(ProcessingEnvironment environment) {
            return new Delegating(environment, new IsolatingFiler(environment.getFiler()));
        }
    }

    /**
     * Wraps the environment as IntelliJ IDEA's build does (APIWrappers), with dynamic proxies of the environment and
     * the filer.
     */
    public static final class LikeIntelliJ extends WrappingProcessor {
        /** Called by javac. */
        public LikeIntelliJ() {}

        @Override
        ProcessingEnvironment wrap(ProcessingEnvironment environment) {
            Filer filer = proxy(Filer.class, new IsolatingFiler(environment.getFiler()));
            return proxy(ProcessingEnvironment.class, new Delegating(environment, filer));
        }

        private static <T> T proxy(Class<T> type, T behind) {
            return type.cast(Proxy.newProxyInstance(
                    WrappingProcessor.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                        try {
                            return method.invoke(behind, arguments);
                        } catch (InvocationTargetException e) {
                            throw e.getCause();
                        }
                    }));
        }
    }

    @Override
    public void init(ProcessingEnvironment environment) {
        wrapped.init(wrap(environment));
    }

    @Override
    public Set<String> getSupportedOptions() {
        return wrapped.getSupportedOptions();
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return wrapped.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return wrapped.getSupportedSourceVersion();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return wrapped.process(annotations, round);
    }

    @Override
    public Iterable<? extends Completion> getCompletions(
            Element element, AnnotationMirror annotation, ExecutableElement member, String text) {
        return wrapped.getCompletions(element, annotation, member, text);
    }

    /** An environment with another filer. */
    private record Delegating(ProcessingEnvironment environment, Filer filer) implements ProcessingEnvironment {
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

    /** Refuses a file that does not have exactly one originating type. */
    private record IsolatingFiler(Filer filer) implements Filer {
        private static Element[] isolated(CharSequence name, Element... elements) {
            List<Element> types = new ArrayList<>();
            for (Element each : elements) {
                Element type = each;
                while (type.getEnclosingElement() instanceof TypeElement around) {
                    type = around;
                }
                types.add(type);
            }
            if (types.stream().distinct().count() != 1) {
                throw new IllegalStateException(name + " must have one originating element, and has " + types);
            }
            return elements;
        }

        @Override
        public JavaFileObject createSourceFile(CharSequence name, Element... elements) throws IOException {
            return filer.createSourceFile(name, isolated(name, elements));
        }

        @Override
        public JavaFileObject createClassFile(CharSequence name, Element... elements) throws IOException {
            return filer.createClassFile(name, isolated(name, elements));
        }

        @Override
        public FileObject createResource(
                JavaFileManager.Location location, CharSequence inPackage, CharSequence name, Element... elements)
                throws IOException {
            if (!Set.of(StandardLocation.CLASS_OUTPUT, StandardLocation.SOURCE_OUTPUT)
                    .contains(location)) {
                throw new IllegalStateException(name + " must be in an output, and is in " + location);
            }
            return filer.createResource(location, inPackage, name, isolated(name, elements));
        }

        @Override
        public FileObject getResource(JavaFileManager.Location location, CharSequence inPackage, CharSequence name)
                throws IOException {
            if (location != StandardLocation.CLASS_OUTPUT) {
                throw new IllegalStateException(
                        name + " must be in the class output, and is looked for in " + location);
            }
            return filer.getResource(location, inPackage, name);
        }
    }
}
