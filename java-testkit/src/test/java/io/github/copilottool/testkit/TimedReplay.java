package io.github.copilottool.testkit;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;

/** A program that replays a file of calls of one class, and prints how long each thousand took. */
final class TimedReplay {
    private static final int THOUSAND = 1_000;

    private TimedReplay() {}

    /** Runs with the file's path and the class's name. */
    public static void main(String[] arguments) throws CatalogException {
        Tools tools = Tools.of(CallCommand.owner(arguments[1]));
        long[] calls = {0};
        long[] last = {System.nanoTime()};
        // The sum and the longest of the thousands in each tenth of a million, so that the memory is constant, too.
        long[] sums = new long[11];
        int[] counts = new int[11];
        ReplayReport report = ReplayCommand.of(tools, Set.of(), null, Path.of(arguments[0]), (file, read) -> {
            if (++calls[0] % THOUSAND == 0) {
                long now = System.nanoTime();
                int part = (int) Math.min(10, (calls[0] - 1) / (100 * THOUSAND));
                sums[part] += now - last[0];
                counts[part]++;
                last[0] = now;
            }
        });
        System.out.print(report);
        StringBuilder times = new StringBuilder("Milliseconds for each 1,000 calls, in each 100,000:");
        for (int i = 0; i < sums.length; i++) {
            if (counts[i] > 0) {
                times.append(String.format(Locale.ROOT, " %.1f", sums[i] / 1e6 / counts[i]));
            }
        }
        System.out.println(times);
        System.exit(report.refused() > 0 ? 3 : 0);
    }
}
