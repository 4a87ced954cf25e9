package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.IntStream;

/**
 * The values of one quantity in the rounds of a run, in order.
 *
 * @param values the values, at least one
 */
record Series(List<Double> values) {
    Series {
        values = List.copyOf(values);
    }

    double median() {
        List<Double> sorted = values.stream().sorted().toList();
        int half = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
    }

    double least() {
        return values.stream().min(Double::compare).orElseThrow();
    }

    double most() {
        return values.stream().max(Double::compare).orElseThrow();
    }

    /** Combines this quantity with another one round by round, because a disturbance in a round affects both. */
    Series with(Series other, DoubleBinaryOperator operator) {
        return new Series(IntStream.range(0, Math.min(values.size(), other.values.size()))
                .mapToObj(i -> operator.applyAsDouble(values.get(i), other.values.get(i)))
                .toList());
    }

    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("median", rounded(median()));
        json.put("min", rounded(least()));
        json.put("max", rounded(most()));
        json.put("rounds", values.size());
        return json;
    }

    /** Rounds to four decimals, because more would be noise. */
    static double rounded(double value) {
        return Math.round(value * 10_000) / 10_000.0;
    }
}
