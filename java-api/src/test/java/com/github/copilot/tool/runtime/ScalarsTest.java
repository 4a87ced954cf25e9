package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.TestReading.errorOf;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.RpcMapper;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** R5.2 and R5.3: values of scalars that no case gives: extreme numbers, odd texts, and values that are no JSON. */
class ScalarsTest {
    private static final List<Function<Object, Object>> NUMBERS = List.of(
            Scalars::byteValue,
            Scalars::shortValue,
            Scalars::intValue,
            Scalars::longValue,
            Scalars::floatValue,
            Scalars::doubleValue,
            Scalars::bigIntegerValue,
            Scalars::bigDecimalValue,
            Scalars::numberValue);

    private static Arguments row(Function<Object, Object> reader, Object value, Object expected) {
        return Arguments.of(reader, value, expected);
    }

    static Stream<Arguments> read() {
        return Stream.of(
                row(Scalars::intValue, new AtomicInteger(7), 7),
                row(Scalars::intValue, 5.0f, 5),
                row(Scalars::intValue, "1E+3", 1000),
                row(Scalars::intValue, "1000e-3", 1),
                row(Scalars::intValue, "0e999999999", 0),
                row(Scalars::intValue, 2147483647.0, Integer.MAX_VALUE),
                row(Scalars::floatValue, "1e-400", 0f),
                row(Scalars::floatValue, Float.MIN_VALUE, Float.MIN_VALUE),
                row(Scalars::doubleValue, 0.1f, 0.1),
                row(Scalars::doubleValue, new DoubleAdder(), 0.0),
                row(Scalars::charValue, 'x', 'x'),
                row(Scalars::bigIntegerValue, "1e99999", BigInteger.TEN.pow(99_999)),
                row(Scalars::bigDecimalValue, "1e0999999999", new BigDecimal("1e999999999")),
                row(Scalars::bigDecimalValue, "1e2147483647", new BigDecimal("1e2147483647")),
                row(Scalars::bigDecimalValue, new BigDecimal("100e2147483647"), new BigDecimal("100e2147483647")),
                row(Scalars::numberValue, 5.5f, 5.5f),
                row(Scalars::numberValue, "5", 5),
                row(Scalars::numberValue, "5000000000", 5_000_000_000L),
                row(Scalars::numberValue, "-9223372036854775809", new BigInteger("-9223372036854775809")),
                row(Scalars::numberValue, "1e3", 1000.0),
                row(Scalars::numberValue, "1e-400", new BigDecimal("1e-400")),
                row(Scalars::numberValue, new AtomicLong(5), 5));
    }

    @ParameterizedTest
    @MethodSource("read")
    void the_value_that_came_counts_exactly(Function<Object, Object> reader, Object value, Object expected) {
        assertEquals(expected, reader.apply(value));
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                row(Scalars::intValue, Double.NaN, "an integer"),
                row(Scalars::intValue, Double.POSITIVE_INFINITY, "an integer"),
                row(Scalars::intValue, 'c', "an integer"),
                row(Scalars::intValue, "1e-1000000000", "an integer"),
                row(Scalars::intValue, "1e99999999999", "an integer"),
                row(Scalars::doubleValue, Double.NaN, "a number"),
                row(Scalars::numberValue, Float.NaN, "a number"),
                row(Scalars::numberValue, "-1e400", "a number"),
                row(Scalars::bigDecimalValue, "1e2147483648", "a number"),
                row(Scalars::bigDecimalValue, "0.1e-2147483647", "a number"),
                row(Scalars::bytesValue, "YQ", "base64 text"),
                row(Scalars::bytesValue, "_-8=", "base64 text"));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void what_is_out_of_range_is_refused(Function<Object, Object> reader, Object value, String expected) {
        String text = errorOf(() -> reader.apply(value));
        assertTrue(text.startsWith("argument 'a' must be " + expected), text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {" ", "-05", "00", "-", "1e", "1e+", "5f", "5d", "-Infinity", "\uff15", "--5", "1e5.0", "1e 5"})
    void text_that_is_no_json_number_is_no_number(String text) {
        for (Function<Object, Object> reader : NUMBERS) {
            assertThrows(ArgumentError.class, () -> reader.apply(text));
        }
    }

    @Test
    void no_number_is_expanded_beyond_100000_digits() {
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            for (String huge : List.of("1e100000", "1e1000000000", "1e2147483647", "9".repeat(5_000_000))) {
                assertThrows(ArgumentError.class, () -> Scalars.bigIntegerValue(huge));
                assertThrows(ArgumentError.class, () -> Scalars.longValue(huge));
            }
            assertThrows(ArgumentError.class, () -> Scalars.bigIntegerValue(new BigDecimal("1e1000000000")));
            assertThrows(ArgumentError.class, () -> Scalars.bigIntegerValue(new BigDecimal("1e-2147483647")));
            assertThrows(ArgumentError.class, () -> Scalars.doubleValue(new BigDecimal("1e2147483647")));
        });
    }

    @Test
    void bytes_are_read_as_jackson_reads_base64() throws java.io.IOException {
        byte[] bytes = "a\u00ff?>".getBytes(StandardCharsets.UTF_8);
        String text = RpcMapper.INSTANCE.convertValue(bytes, String.class);
        assertArrayEquals(bytes, Scalars.bytesValue(text));
        assertArrayEquals("aaa".getBytes(StandardCharsets.UTF_8), Scalars.bytesValue("YWFh\n"));
    }
}
