package io.github.copilottool.tests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * Compiles all cases otherwise than {@link CasesTest} does, and compares the companions: with the files in reversed
 * order, or with the processor inside another.
 */
final class CorpusRun {
    private CorpusRun() {}

    /**
     * Returns how {@link #main} ended in a JVM of its own, after this one has compiled all cases as usual.
     *
     * @param jdk the JDK of that JVM
     * @param options its options
     * @param how {@code reversed} or {@code wrapped}
     */
    static Ended in(Jdk jdk, List<String> options, String how) {
        Case.chosen().forEach(Run::of);
        return jdk.runMain(options, CorpusRun.class, how);
    }

    /**
     * Prints the problems, and exits with 1 if there are any.
     *
     * @param arguments {@code reversed} or {@code wrapped}
     */
    public static void main(String[] arguments) {
        List<String> problems =
                switch (arguments[0]) {
                    case "reversed" -> problemsReversed();
                    case "wrapped" -> problemsWrapped();
                    default -> throw new IllegalArgumentException(arguments[0]);
                };
        problems.forEach(System.out::println);
        System.exit(problems.isEmpty() ? 0 : 1);
    }

    /** Compiles with the files in reversed order, and lints the companions. */
    private static List<String> problemsReversed() {
        List<String> problems = new ArrayList<>();
        for (Case tested : Case.chosen()) {
            Run run = new Run(tested, Run.WORK.resolve("reversed").resolve(tested.name()), true);
            problems.addAll(differing(tested, run));
            warnings(tested, run).forEach(one -> problems.add(tested + ": " + one.header()));
            if (!run.toolClasses().isEmpty()) {
                run.lint().forEach(one -> problems.add(tested + ": " + one));
            }
        }
        return problems;
    }

    /**
     * Compiles with the processor inside another, as Gradle and IntelliJ IDEA run it. The cases take turns between the
     * two, so that both get cases of each rule. {@code -Dwrapped.all=true} compiles each case in both.
     */
    private static List<String> problemsWrapped() {
        List<String> problems = new ArrayList<>();
        boolean all = Boolean.getBoolean("tests.wrapped.all");
        boolean likeGradle = false;
        for (Case tested : Case.chosen()) {
            likeGradle = !likeGradle;
            if (all || likeGradle) {
                problems.addAll(problemsInside(WrappingProcessor.LikeGradle.class, tested));
            }
            if (all || !likeGradle) {
                problems.addAll(problemsInside(WrappingProcessor.LikeIntelliJ.class, tested));
            }
        }
        return problems;
    }

    private static List<String> problemsInside(Class<?> wrapper, Case tested) {
        Path work = Run.WORK.resolve(wrapper.getSimpleName()).resolve(tested.name());
        Run run = Run.inside(wrapper, tested, work);
        List<String> problems = new ArrayList<>(differing(tested, run));
        List<String> expected = headers(tested.diagnostics());
        List<String> reported = headers(run.reported());
        if (!expected.equals(reported)) {
            problems.add(tested + ": " + expected + " became " + reported);
        }
        return problems;
    }

    private static List<String> headers(List<Reported> reported) {
        return reported.stream().sorted(Reported.ORDER).map(Reported::header).toList();
    }

    /** Returns javac's own warnings that the case does not expect, such as one about an unsupported source version. */
    private static List<Reported> warnings(Case tested, Run run) {
        return run.reported().stream()
                .filter(one -> one.severity().equals("warning"))
                .filter(one -> tested.diagnostics().stream()
                        .noneMatch(known -> known.header().equals(one.header())))
                .toList();
    }

    private static List<String> differing(Case tested, Run run) {
        Map<String, String> expected = Run.companionsOf(tested);
        Map<String, String> companions = run.companions();
        Set<String> paths = new TreeSet<>(expected.keySet());
        paths.addAll(companions.keySet());
        return paths.stream()
                .filter(path -> !Objects.equals(expected.get(path), companions.get(path)))
                .map(path -> tested + ": " + path + " differs")
                .toList();
    }
}
