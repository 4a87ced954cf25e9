package io.github.copilottool.testkit;

import java.util.List;

/** What a check of tools against the limits of providers found. */
public final class LimitReport {
    private final List<Finding> findings;

    LimitReport(List<Finding> findings) {
        this.findings = List.copyOf(findings);
    }

    /**
     * One place that exceeds one limit.
     *
     * @param limit the limit
     * @param tool the tool's name; null where it is about all of them
     * @param path the JSON Pointer of the place in the tool's schema; empty where it is about the whole tool
     * @param problem what is there, as a clause such as {@code "'note' is not required"}
     */
    public record Finding(ProviderLimit limit, String tool, String path, String problem) {
        /** The place, the problem, the limit and its source, in one line. */
        @Override
        public String toString() {
            String place = tool == null ? "all tools" : path.isEmpty() ? tool : tool + " at " + path;
            String mark = limit.level() == ProviderLimit.Level.WARNING ? "warning: " : "";
            return mark + place + ": " + problem + ". " + limit.rule() + " (" + limit.source() + ")";
        }
    }

    /**
     * What exceeds a limit.
     *
     * @return the findings, tool by tool; empty for none
     */
    public List<Finding> findings() {
        return findings;
    }

    /**
     * Makes sure that no provider refuses a tool. Findings of the level {@link ProviderLimit.Level#WARNING} are allowed.
     *
     * @throws AssertionError if one does; its message is the report, warnings included
     */
    public void assertNone() {
        if (findings.stream().anyMatch(each -> each.limit().level() == ProviderLimit.Level.ERROR)) {
            throw new AssertionError(toString());
        }
    }

    /** The report: a line for each finding. */
    @Override
    public String toString() {
        if (findings.isEmpty()) {
            return "No limit is exceeded.";
        }
        StringBuilder text = new StringBuilder(
                findings.size() == 1
                        ? "A limit is exceeded:"
                        : "Limits are exceeded at " + findings.size() + " places:");
        findings.forEach(each -> text.append("\n  ").append(each));
        return text.toString();
    }
}
