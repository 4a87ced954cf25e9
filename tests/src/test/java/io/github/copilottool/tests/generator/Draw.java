package io.github.copilottool.tests.generator;

import java.util.List;
import java.util.SplittableRandom;

/** Random choices, which are the same for the same seed. */
public final class Draw {
    /**
     * Stafford's second multiplier. With the first, which is SplittableRandom's own step, the parts would be one
     * sequence, shifted.
     */
    private static final long APART = 0xBF58476D1CE4E5B9L;

    private final SplittableRandom random;

    private Draw(SplittableRandom random) {
        this.random = random;
    }

    /** Returns the choices for one part of a run. They do not depend on how many choices other parts take. */
    public static Draw of(long seed, int part) {
        long mixed = (seed ^ (seed >>> 30)) * APART + part;
        mixed = (mixed ^ (mixed >>> 27)) * APART;
        return new Draw(new SplittableRandom(mixed ^ (mixed >>> 31)));
    }

    /** Returns choices of their own. However many are taken from them, the next choices here are the same. */
    public Draw apart() {
        return new Draw(random.split());
    }

    /** Returns a number from 0 to below the bound. */
    public int below(int bound) {
        return random.nextInt(bound);
    }

    /** Returns a number between two others, both included. */
    public long between(long low, long high) {
        return low == high ? low : random.nextLong(low, high == Long.MAX_VALUE ? high : high + 1);
    }

    /** Returns true with a probability in percent. */
    public boolean chance(int percent) {
        return below(100) < percent;
    }

    /** Returns one of the values. */
    @SafeVarargs
    public final <T> T any(T... all) {
        return all[below(all.length)];
    }

    /** Returns one of the values. */
    public <T> T any(List<T> all) {
        return all.get(below(all.size()));
    }
}
