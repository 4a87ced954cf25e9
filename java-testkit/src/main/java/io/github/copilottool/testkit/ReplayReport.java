package io.github.copilottool.testkit;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/**
 * The result of sending recorded calls to the reading of the present tools.
 *
 * @param calls the number of recorded calls of these tools: the accepted, refused and unread ones
 * @param accepted how many calls the tools accept
 * @param refused how many calls are refused that did not fail when they were recorded; 0 if no recorded call breaks
 * @param refusedBefore how many calls are refused that failed when they were recorded, too
 * @param refusals the reasons of all refusals, the most frequent first; at most 1,000
 * @param unknownArguments the arguments that the tools' schemas do not have, the most frequent first; at most 1,000
 * @param unread the numbers of calls that were not read, with the reasons: because their arguments were not recorded,
 *     or because the tool cannot read without being called
 * @param advice the arguments that are wrong most often, at most 1,000; their descriptions should say better what the
 *     tools expect
 * @param otherTools how many recorded calls are of other tools
 * @param otherLines how many lines of the recordings have none of the formats
 * @param firstOtherLine the file and line of the first of them; null if there is none
 * @param isCut whether there are more than 1,000 reasons or arguments
 */
@JsonIgnoreProperties("isCut")
public record ReplayReport(
        long calls,
        long accepted,
        long refused,
        long refusedBefore,
        List<Refusal> refusals,
        List<UnknownArgument> unknownArguments,
        List<Unread> unread,
        List<WrongArgument> advice,
        long otherTools,
        long otherLines,
        String firstOtherLine,
        boolean isCut) {
    private static final int MOST_SHOWN = 200;
    private static final int MOST_ADVICE = 20;

    /**
     * Recorded calls that a tool refuses for one reason. Those that failed when they were recorded are another refusal.
     *
     * @param tool the tool's name in the recording
     * @param cause the tool's sentence without the value that came; it says so if there is no such tool
     * @param count how many of these calls did not fail when they were recorded
     * @param failedBefore how many of these calls failed when they were recorded, too
     * @param sentence the complete sentence about the first call
     * @param place the file and line of the first call
     * @param arguments the arguments of the first call; null if they were not recorded, or are long
     */
    public record Refusal(
            String tool,
            String cause,
            @JsonProperty("calls") long count,
            long failedBefore,
            String sentence,
            String place,
            JsonNode arguments) {}

    /**
     * An argument in recorded calls that the tool's schema does not have. The tool ignores it, unless it is an alias.
     *
     * @param tool the tool's name
     * @param argument the argument's name in the recording
     * @param nearest the most similar name that the tool has; null if none is similar
     * @param count how many calls have it
     * @param place the file and line of the first of them
     */
    public record UnknownArgument(
            String tool, String argument, String nearest, @JsonProperty("calls") long count, String place) {}

    /**
     * Recorded calls that were not read.
     *
     * @param tool the tool's name
     * @param reason the reason
     * @param count the number of calls
     */
    public record Unread(String tool, String reason, @JsonProperty("calls") long count) {}

    /**
     * An argument that recorded calls have wrong.
     *
     * @param tool the tool's name
     * @param argument the argument's path, with {@code []} for elements of arrays; empty for all arguments together
     * @param wrong in how many calls it is wrong
     * @param of how many calls of the tool were read
     * @param causes the tool's sentences without the values that came
     * @param came the values that came, with the number of calls, the most frequent first
     */
    public record WrongArgument(
            String tool, String argument, long wrong, long of, List<String> causes, Map<String, Long> came) {}

    /**
     * Asserts that no call is refused, except those that failed when they were recorded.
     *
     * @return this
     * @throws AssertionError if a call is refused, or no call was read; the message is the report
     */
    public ReplayReport assertNone() {
        if (refused > 0 || !isAnyRead()) {
            throw new AssertionError(toString());
        }
        return this;
    }

    /** Whether a call was read. */
    boolean isAnyRead() {
        return accepted + refused + refusedBefore > 0;
    }

    /** Returns the report as a table. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(
                count(calls, "call", "calls") + ": " + number(accepted) + " accepted, " + number(refused) + " refused");
        if (refusedBefore > 0) {
            text.append(", " + number(refusedBefore) + " refused that failed when they were recorded, too");
        }
        text.append(".\n");
        refusals(text, "REFUSED NOW", true);
        refusals(text, "REFUSED NOW, AND FAILED WHEN THEY WERE RECORDED", false);
        if (!unknownArguments.isEmpty()) {
            text.append("\n  CALLS  WITH AN ARGUMENT THAT THE TOOL DOES NOT HAVE\n");
            for (UnknownArgument each : unknownArguments) {
                row(
                        text,
                        each.count(),
                        each.tool() + ": '" + each.argument() + "'" + ArgumentNames.suggestion(each.nearest()));
                text.append("         " + each.place() + "\n");
            }
        }
        if (!unread.isEmpty()) {
            text.append("\n  CALLS  NOT READ\n");
            unread.forEach(each -> row(text, each.count(), each.tool() + ": " + each.reason() + "."));
        }
        if (isCut) {
            text.append("\nThere are more than 1,000 reasons or arguments. The others are counted, and not listed.\n");
        }
        if (otherTools > 0) {
            text.append(
                    "\n" + count(otherTools, "call of another tool is", "calls of other tools are") + " left out.\n");
        }
        if (otherLines > 0) {
            text.append("\n" + count(otherLines, "line has", "lines have") + " none of the formats; the first is "
                    + firstOtherLine + "\n");
        }
        return text.toString();
    }

    private void refusals(StringBuilder text, String title, boolean isNew) {
        List<Refusal> shown = refusals.stream()
                .filter(each -> (isNew ? each.count() : each.failedBefore()) > 0)
                .toList();
        if (shown.isEmpty()) {
            return;
        }
        text.append("\n  CALLS  " + title + "\n");
        for (Refusal each : shown) {
            row(text, isNew ? each.count() : each.failedBefore(), each.tool() + ": " + each.cause());
            JsonNode arguments = each.arguments();
            String call = arguments == null ? "" : ": " + JsonText.cut(arguments.toString(), MOST_SHOWN);
            text.append("         " + each.place() + JsonText.printable(call) + "\n");
        }
    }

    /** Returns the arguments that are wrong most often, as a table. */
    String adviceText() {
        if (advice.isEmpty()) {
            return "No argument is wrong.\n";
        }
        StringBuilder text = new StringBuilder("  WRONG  OF CALLS  ARGUMENT\n");
        for (WrongArgument each : advice.subList(0, Math.min(MOST_ADVICE, advice.size()))) {
            text.append(String.format(Locale.ROOT, "%,7d  %,8d  %s", each.wrong(), each.of(), each.tool()));
            text.append(each.argument().isEmpty() ? "\n" : " '" + each.argument() + "'\n");
            each.causes().forEach(cause -> text.append("                   " + cause + "\n"));
            StringJoiner came = new StringJoiner(", ");
            each.came().forEach((value, times) -> came.add(value + " (" + number(times) + ")"));
            text.append("                   Came: " + came + "\n");
        }
        return text.toString();
    }

    private static void row(StringBuilder text, long count, String what) {
        text.append(String.format(Locale.ROOT, "%,7d  %s\n", count, what));
    }

    private static String count(long count, String one, String several) {
        return number(count) + " " + (count == 1 ? one : several);
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
