package io.github.copilottool.tests;

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
     * @param arguments the folder to write to, below the runs'; then {@code linted}, where the files are in reversed order
     *     and the companions are compiled again under every lint, or the class of {@link WrappingProcessor}
     */
    public static void main(String[] arguments) throws ClassNotFoundException {
        boolean isLinted = arguments[1].equals("linted");
        List<String> faults = isLinted ? faults(arguments[0]) : faultsInside(Class.forName(arguments[1]), arguments[0]);
        faults.forEach(System.out::println);
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    private static List<String> faults(String folder) {
        List<String> faults = new ArrayList<>();
        for (Case tested : Case.chosen()) {
            Run run = new Run(tested, Run.WORK.resolve(folder).resolve(tested.name()), true);
            differing(tested, run).forEach(path -> faults.add(tested + ": " + path + " differs"));
            warnings(tested, run).forEach(one -> faults.add(tested + ": " + one.header()));
            if (!run.toolClasses().isEmpty()) {
                run.lint().forEach(one -> faults.add(tested + ": " + one));
            }
        }
        return faults;
    }

    /**
     * What is wrong where the processor is inside another: companions that differ, and diagnostics other than the case's.
     *
     * @param wrapper the class of {@link WrappingProcessor}
     * @param folder the folder to write to, below the runs'
     */
    static List<String> faultsInside(Class<?> wrapper, String folder) {
        List<String> faults = new ArrayList<>();
        for (Case tested : Case.chosen()) {
            Run run = Run.inside(wrapper, tested, Run.WORK.resolve(folder).resolve(tested.name()));
            differing(tested, run).forEach(path -> faults.add(tested + ": " + path + " differs"));
            List<String> expected = headers(tested.diagnostics());
            List<String> reported = headers(run.reported());
            if (!expected.equals(reported)) {
                faults.add(tested + ": " + expected + " became " + reported);
            }
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
                .toList();
    }
}
