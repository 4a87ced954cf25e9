package io.github.copilottool.tests.property;

import java.util.List;
import java.util.SplittableRandom;

/** Choices, the same ones for the same seed. */
public final class Draw {
    /** Stafford's second multiplier; by the first, SplittableRandom's own step, the parts would be one sequence shifted. */
    private static final long APART = 0xBF58476D1CE4E5B9L;

    private final SplittableRandom random;

    private Draw(SplittableRandom random) {
        this.random = random;
    }

    /** The choices for one part of a run: those of other parts do not move where this one takes more of them. */
    public static Draw of(long seed, int part) {
        long mixed = (seed ^ (seed >>> 30)) * APART + part;
        mixed = (mixed ^ (mixed >>> 27)) * APART;
        return new Draw(new SplittableRandom(mixed ^ (mixed >>> 31)));
    }

    /** Choices that do not move those which are drawn here afterwards, however many they are. */
    public Draw apart() {
        return new Draw(random.split());
    }

    /** From 0 to below the bound. */
    public int below(int bound) {
        return random.nextInt(bound);
    }

    /** Both ends are possible. */
    public long between(long low, long high) {
        return low == high ? low : random.nextLong(low, high == Long.MAX_VALUE ? high : high + 1);
    }

    /** True in so many of a hundred. */
    public boolean chance(int percent) {
        return below(100) < percent;
    }

    /** One of them. */
    @SafeVarargs
    public final <T> T any(T... all) {
        return all[below(all.length)];
    }

    /** One of them. */
    public <T> T any(List<T> all) {
        return all.get(below(all.size()));
    }
}
