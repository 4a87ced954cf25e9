package io.github.copilottool.tests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * Compiles all cases and compares the companions with those that the cases keep: with the files in reversed order, or with
 * the processor inside another.
 */
final class CorpusRun {
    private CorpusRun() {}

    /**
     * In a JVM of its own: prints what is wrong, and ends with 1 if something is.
     *
     * @param arguments {@code reversed} or {@code wrapped}
     */
    public static void main(String[] arguments) {
        List<String> faults =
                switch (arguments[0]) {
                    case "reversed" -> faultsReversed();
                    case "wrapped" -> faultsWrapped();
                    default -> throw new IllegalArgumentException(arguments[0]);
                };
        faults.forEach(System.out::println);
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    /** With the files in reversed order, and the companions under every lint. */
    private static List<String> faultsReversed() {
        List<String> faults = new ArrayList<>();
        for (Case tested : Case.chosen()) {
            Run run = new Run(tested, Run.WORK.resolve("reversed").resolve(tested.name()), true);
            faults.addAll(differing(tested, run));
            warnings(tested, run).forEach(one -> faults.add(tested + ": " + one.header()));
            if (!run.toolClasses().isEmpty()) {
                run.lint().forEach(one -> faults.add(tested + ": " + one));
            }
        }
        return faults;
    }

    /**
     * With the processor inside another, as Gradle and IntelliJ IDEA have it: the cases in turn, so that both have cases of
     * each rule. {@code -Dwrapped.all=true} takes all cases in both.
     */
    private static List<String> faultsWrapped() {
        List<String> faults = new ArrayList<>();
        boolean all = Boolean.getBoolean("tests.wrapped.all");
        boolean likeGradle = false;
        for (Case tested : Case.chosen()) {
            likeGradle = !likeGradle;
            if (all || likeGradle) {
                faults.addAll(faultsInside(WrappingProcessor.LikeGradle.class, tested));
            }
            if (all || !likeGradle) {
                faults.addAll(faultsInside(WrappingProcessor.LikeIntelliJ.class, tested));
            }
        }
        return faults;
    }

    private static List<String> faultsInside(Class<?> wrapper, Case tested) {
        Path work = Run.WORK.resolve(wrapper.getSimpleName()).resolve(tested.name());
        Run run = Run.inside(wrapper, tested, work);
        List<String> faults = new ArrayList<>(differing(tested, run));
        List<String> expected = headers(tested.diagnostics());
        List<String> reported = headers(run.reported());
        if (!expected.equals(reported)) {
            faults.add(tested + ": " + expected + " became " + reported);
        }
        return faults;
    }

    private static List<String> headers(List<Reported> reported) {
        return reported.stream().sorted(Reported.ORDER).map(Reported::header).toList();
    }

    /** Warnings of javac's own that the case does not expect, such as of a source version that is not supported. */
    private static List<Reported> warnings(Case tested, Run run) {
        return run.reported().stream()
                .filter(one -> one.severity().equals("warning"))
                .filter(one -> tested.diagnostics().stream()
                        .noneMatch(known -> known.header().equals(one.header())))
                .toList();
    }

    private static List<String> differing(Case tested, Run run) {
        Map<String, String> expected = Tree.texts(tested.folder().resolve("expected"), path -> true);
        Map<String, String> companions = Folded.all(run.companions());
        Set<String> paths = new TreeSet<>(expected.keySet());
        paths.addAll(companions.keySet());
        return paths.stream()
                .filter(path -> !Objects.equals(expected.get(path), companions.get(path)))
                .map(path -> tested + ": " + path + " differs")
                .toList();
    }
}
