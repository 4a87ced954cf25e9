package io.github.copilottool.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Compiles all cases, files in reversed order, and compares the companions with those that the cases keep. */
final class CorpusRun {
    private CorpusRun() {}

    /**
     * In a JVM of its own: prints what is wrong, and ends with 1 if something is.
     *
     * @param arguments the folder to write to, below the runs'; then {@code linted}, where the companions are compiled
     *     again under every lint
     */
    public static void main(String[] arguments) {
        List<String> faults = faults(arguments[0], List.of(arguments).contains("linted"));
        faults.forEach(System.out::println);
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    private static List<String> faults(String folder, boolean linted) {
        List<String> faults = new ArrayList<>();
        for (Case tested : Case.chosen()) {
            Run run = new Run(tested, Run.WORK.resolve(folder).resolve(tested.name()), true);
            differing(tested, run).forEach(path -> faults.add(tested + ": " + path + " differs"));
            warnings(tested, run).forEach(one -> faults.add(tested + ": " + one.header()));
            if (linted && !run.toolClasses().isEmpty()) {
                run.lint().forEach(one -> faults.add(tested + ": " + one));
            }
        }
        return faults;
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
