package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** A test of the list of limits in {@code docs/testing.md}. {@code BLESS=1} rewrites it. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TestingPageTest {
    private static final Path PAGE = Path.of(System.getProperty("testkit.directory"))
            .resolve("../docs/testing.md")
            .normalize();

    private static final Pattern SUBJECT = Pattern.compile("^.*? (?=(?:wants|takes|refuses) )");

    /** Returns the limits below the provider and the source of each, which the rule need not name again. */
    private static String limits() {
        StringBuilder list = new StringBuilder();
        String before = "";
        for (ProviderLimit limit : ProviderLimit.values()) {
            String source = limit.source().replace(Provider.READ, "");
            String heading = "\n**" + limit.provider().title() + "** (" + source + ")\n\n";
            boolean isWarning = limit.level() == ProviderLimit.Level.WARNING;
            list.append(heading.equals(before) ? "" : heading);
            String rule = isWarning
                    ? "warning: " + limit.rule()
                    : SUBJECT.matcher(limit.rule()).replaceFirst("");
            list.append("- ").append(rule).append('\n');
            before = heading;
        }
        return list.append('\n').toString();
    }

    @Test
    void the_page_says_what_the_kit_checks() throws IOException {
        String page = Files.readString(PAGE);
        String start = "<!-- limits -->\n";
        int end = page.indexOf("<!-- end of limits -->\n");
        String printed = page.substring(0, page.indexOf(start) + start.length()) + limits() + page.substring(end);
        if ("1".equals(System.getenv("BLESS"))) {
            Files.writeString(PAGE, printed);
        } else {
            assertEquals(printed, page, "BLESS=1 prints docs/testing.md anew");
        }
    }
}
