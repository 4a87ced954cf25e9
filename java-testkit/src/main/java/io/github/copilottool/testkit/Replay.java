package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import io.github.copilottool.testkit.RecordedCall.Outcome;
import io.github.copilottool.testkit.ReplayReport.Refusal;
import io.github.copilottool.testkit.ReplayReport.UnknownArgument;
import io.github.copilottool.testkit.ReplayReport.Unread;
import io.github.copilottool.testkit.ReplayReport.WrongArgument;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Recorded calls that are sent to the reading of tools. What is kept of them is bounded: counts, and one call for each
 * reason of a refusal.
 */
final class Replay {
    private static final int MOST_GROUPS = 1_000;
    private static final int MOST_VALUES = 50;
    private static final int MOST_CAUSES = 5;
    private static final int MOST_CHARACTERS = 1_000;
    private static final int MOST_ARGUMENTS = 10_000;
    private static final String OTHERS = "others";

    private final Tools tools;
    private final Set<String> called;
    private final Set<String> former;

    private final Map<String, Target> targets = new LinkedHashMap<>();
    private final Map<List<String>, Group> refusals = new LinkedHashMap<>();
    private final Map<List<String>, Group> unknownArguments = new LinkedHashMap<>();
    private final Map<List<String>, Group> unread = new LinkedHashMap<>();
    private final Map<List<String>, Wrong> wrong = new LinkedHashMap<>();
    private long calls;
    private long accepted;
    private long refused;
    private long refusedBefore;
    private long otherTools;
    private boolean isCut;

    /**
     * A tool whose calls are replayed.
     *
     * @param reading the reading; null if the tool is called, or cannot be read
     * @param problem the reason if the tool cannot be read; null if it can
     */
    private record Target(ArgumentNames names, ToolReading reading, String problem, long[] calls) {}

    /** Calls that have something in common, of which the first is kept. */
    private static final class Group {
        private final String place;
        private final String sentence;
        private final JsonNode arguments;
        private final String nearest;
        private final boolean isOfFailed;
        private long count;

        Group(RecordedCall first, String sentence, String nearest) {
            this.place = first.place();
            boolean isLong =
                    first.arguments() != null && first.arguments().toString().length() > MOST_ARGUMENTS;
            this.arguments = isLong ? null : first.arguments();
            this.sentence = sentence == null ? null : cut(sentence);
            this.nearest = nearest;
            this.isOfFailed = first.outcome() == Outcome.FAILED;
        }
    }

    /** An argument that is wrong in calls. */
    private static final class Wrong {
        private final Set<String> causes = new LinkedHashSet<>();
        private final Map<String, Long> came = new LinkedHashMap<>();
        private long count;

        void add(RefusedArgument problem) {
            count++;
            if (causes.size() < MOST_CAUSES) {
                causes.add(cut(problem.cause()));
            }
            String value = cut(problem.came());
            boolean isListed = came.size() < MOST_VALUES || came.containsKey(value);
            came.merge(isListed ? value : OTHERS, 1L, Long::sum);
        }
    }

    /**
     * Prepares the replay of calls.
     *
     * @param tools the present tools
     * @param called the names of the tools that are called; the others only read
     * @param former the names of the tools when the calls were recorded: calls of tools that neither were there then nor
     *     are here now are left out; null if they are not known
     */
    Replay(Tools tools, Set<String> called, Set<String> former) {
        this.tools = tools.withUnknownArguments();
        this.called = called;
        this.former = former;
        for (ToolDefinition each : tools.definitions()) {
            targets.put(each.name(), target(each));
        }
    }

    private Target target(ToolDefinition definition) {
        ArgumentNames names = ArgumentNames.of(Wire.schema(definition));
        if (called.contains(definition.name())) {
            return new Target(names, null, null, new long[1]);
        }
        try {
            return new Target(names, ToolReading.of(definition), null, new long[1]);
        } catch (UncheckableTool unchecked) {
            return new Target(names, null, unchecked.getMessage(), new long[1]);
        }
    }

    /** Replays a call. */
    void add(RecordedCall call) {
        String name =
                call.names().stream().filter(targets::containsKey).findFirst().orElse(null);
        if (name == null) {
            addOfMissingTool(call);
            return;
        }
        calls++;
        Target target = targets.get(name);
        if (call.arguments() == null) {
            count(unread, List.of(name, "their arguments were not recorded"), call, null, null);
        } else if (target.problem() != null) {
            count(unread, List.of(name, target.problem()), call, null, null);
        } else {
            target.calls()[0]++;
            addUnknownArguments(name, target, call);
            List<RefusedArgument> problems = problems(name, target, call);
            if (problems.isEmpty()) {
                accepted++;
            } else {
                refuse(name, problems, call);
            }
        }
    }

    private void addOfMissingTool(RecordedCall call) {
        if (former != null && call.names().stream().noneMatch(former::contains)) {
            otherTools++;
            return;
        }
        calls++;
        String name = cut(call.names().get(0));
        List<String> key = refusal(name, "there is no such tool", call);
        Group known = refusals.get(key);
        count(refusals, key, call, "There is no tool '" + name + "'.", known == null ? replacement(name, call) : null);
        countRefused(call);
    }

    /** Returns a sentence about the present tool that a missing one most likely is; null if none is likely. */
    private String replacement(String name, RecordedCall call) {
        String nearest = ArgumentNames.nearest(name, targets.keySet());
        if (nearest != null) {
            return "Did you mean '" + nearest + "'?";
        }
        List<String> alike = targets.entrySet().stream()
                .filter(each -> hasAll(each.getValue(), call.arguments()))
                .map(Map.Entry::getKey)
                .toList();
        return alike.size() == 1 ? "'" + alike.get(0) + "' has the same arguments." : null;
    }

    private static boolean hasAll(Target target, JsonNode arguments) {
        if (arguments == null || arguments.isEmpty()) {
            return false;
        }
        return target.names().known().containsAll(JsonText.names(arguments));
    }

    private void addUnknownArguments(String tool, Target target, RecordedCall call) {
        if (target.names().isOpen()) {
            return;
        }
        call.arguments().fieldNames().forEachRemaining(each -> {
            if (!target.names().known().contains(each)) {
                String nearest = ArgumentNames.nearest(each, target.names().known());
                count(unknownArguments, List.of(tool, cut(each)), call, null, nearest);
            }
        });
    }

    private List<RefusedArgument> problems(String tool, Target target, RecordedCall call) {
        List<RefusedArgument> problems =
                target.reading() == null ? called(tool, call) : target.reading().problems(call.arguments());
        return problems == null
                ? List.of()
                : problems.stream()
                        .filter(each -> !isOmitted(each.generalPath(), call.omitted()))
                        .toList();
    }

    // An argument that was left out of the recording was in the call, or can have been.
    private static boolean isOmitted(String path, Set<String> omitted) {
        return omitted.stream()
                .anyMatch(each -> path.isEmpty()
                        || path.equals(each)
                        || each.startsWith(path + ".")
                        || each.startsWith(path + "[]"));
    }

    /** Calls a tool. Returns null if it succeeds, else the problems of the arguments, or of its result. */
    private List<RefusedArgument> called(String tool, RecordedCall call) {
        ToolInvocation invocation = Wire.invocation(tool)
                .setSessionId("replay")
                .setToolCallId(call.place())
                .setArguments(call.arguments());
        try {
            Answer answer = tools.answer(tool, invocation);
            if (answer.type().equals("success")) {
                return null;
            }
            String cause = answer.failure().map(Throwable::toString).orElse(String.valueOf(answer.text()));
            return answer.problems().isEmpty()
                    ? List.of(RefusedArgument.other("the call ended with " + answer.type() + ": " + cut(cause)))
                    : answer.problems();
        } catch (AssertionError unanswered) {
            return List.of(RefusedArgument.other(cut(unanswered.getMessage())));
        }
    }

    private static String cut(String text) {
        return JsonText.printable(JsonText.cut(text, MOST_CHARACTERS));
    }

    private void refuse(String tool, List<RefusedArgument> problems, RecordedCall call) {
        countRefused(call);
        for (RefusedArgument each : problems) {
            count(refusals, refusal(tool, cut(each.cause()), call), call, each.sentence(), null);
            Wrong argument = group(wrong, List.of(tool, cut(each.generalPath())), Wrong::new);
            if (argument != null) {
                argument.add(each);
            }
        }
    }

    /** Returns what refused calls have in common: the tool, the reason, and whether they failed before. */
    private static List<String> refusal(String tool, String cause, RecordedCall call) {
        return List.of(tool, cause, String.valueOf(call.outcome() == Outcome.FAILED));
    }

    private void countRefused(RecordedCall call) {
        if (call.outcome() == Outcome.FAILED) {
            refusedBefore++;
        } else {
            refused++;
        }
    }

    private void count(
            Map<List<String>, Group> groups, List<String> key, RecordedCall call, String sentence, String nearest) {
        Group group = group(groups, key, () -> new Group(call, sentence, nearest));
        if (group != null) {
            group.count++;
        }
    }

    /** Returns the group with a key; null if there are too many to make it. */
    private <T> T group(Map<List<String>, T> groups, List<String> key, Supplier<T> made) {
        if (groups.size() == MOST_GROUPS && !groups.containsKey(key)) {
            isCut = true;
            return null;
        }
        return groups.computeIfAbsent(key, absent -> made.get());
    }

    /**
     * Returns the report about the calls so far.
     *
     * @param files the files that the calls are from
     */
    ReplayReport report(RecordedCallFiles files) {
        return new ReplayReport(
                calls,
                accepted,
                refused,
                refusedBefore,
                reported(refusals, Replay::refusal)
                        .sorted(Comparator.comparingLong(Refusal::count)
                                .thenComparing(Refusal::failedBefore)
                                .reversed())
                        .toList(),
                reported(unknownArguments, Replay::unknownArgument)
                        .sorted(Comparator.comparingLong(UnknownArgument::count).reversed())
                        .toList(),
                reported(unread, (key, group) -> new Unread(key.get(0), key.get(1), group.count))
                        .toList(),
                reported(wrong, this::wrongArgument)
                        .sorted(Comparator.comparingLong(WrongArgument::wrong).reversed())
                        .toList(),
                otherTools,
                files.otherLines(),
                files.firstOther(),
                isCut);
    }

    private static <T, R> Stream<R> reported(Map<List<String>, T> groups, BiFunction<List<String>, T, R> report) {
        return groups.entrySet().stream().map(each -> report.apply(each.getKey(), each.getValue()));
    }

    private static UnknownArgument unknownArgument(List<String> key, Group group) {
        return new UnknownArgument(key.get(0), key.get(1), group.nearest, group.count, group.place);
    }

    private static Refusal refusal(List<String> key, Group group) {
        String cause = group.nearest == null ? key.get(1) : key.get(1) + ". " + group.nearest;
        boolean isEnded = cause.endsWith(".") || cause.endsWith("?");
        return new Refusal(
                key.get(0),
                isEnded ? cause : cause + ".",
                group.isOfFailed ? 0 : group.count,
                group.isOfFailed ? group.count : 0,
                group.sentence,
                group.place,
                group.arguments);
    }

    private WrongArgument wrongArgument(List<String> key, Wrong argument) {
        Map<String, Long> came = new LinkedHashMap<>();
        argument.came.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .forEach(each -> came.put(each.getKey(), each.getValue()));
        long read = targets.get(key.get(0)).calls()[0];
        return new WrongArgument(key.get(0), key.get(1), argument.count, read, List.copyOf(argument.causes), came);
    }
}
