package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.IntStream;

/**
 * One quantity as the rounds of a run measured it, in their order.
 *
 * @param values at least one
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

    /** This and another quantity taken together round by round: what disturbed a round disturbed both. */
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

    /** To four decimals: more were noise. */
    static double rounded(double value) {
        return Math.round(value * 10_000) / 10_000.0;
    }
}
