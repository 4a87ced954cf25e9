package io.github.copilottool.tests.property;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Date;
import java.util.Locale;

/**
 * Reads the texts of a format that Jackson refuses (R5.9): local times with an offset, weeks, and dates with lower-case
 * letters.
 */
final class FormattedTexts extends DeserializationProblemHandler {
    @Override
    public Object handleWeirdStringValue(DeserializationContext context, Class<?> type, String text, String problem) {
        String local = text.replaceFirst("([Zz]|[-+]\\d\\d:\\d\\d)$", "");
        try {
            if (type == LocalTime.class) {
                return LocalTime.parse(local);
            }
            if (type == LocalDateTime.class) {
                return LocalDateTime.parse(local);
            }
            if (type == Date.class) {
                return Date.from(
                        OffsetDateTime.parse(text.toUpperCase(Locale.ROOT)).toInstant());
            }
        } catch (DateTimeException unreadable) {
            return NOT_HANDLED;
        }
        return type == Duration.class && text.matches("[Pp]\\d{1,9}[Ww]")
                ? Duration.ofDays(7 * Long.parseLong(text.substring(1, text.length() - 1)))
                : NOT_HANDLED;
    }
}
