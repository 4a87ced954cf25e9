package io.github.copilottool.testkit;

import java.util.List;

/**
 * The findings of a check of tools against the limits of providers.
 *
 * @param findings the findings, tool by tool; empty if there are none
 */
public record LimitReport(List<Finding> findings) {
    /**
     * One place that exceeds one limit.
     *
     * @param limit the limit
     * @param tool the tool's name; null if the finding is about all tools together
     * @param path the JSON Pointer of the place in the tool's schema; empty if the finding is about the whole tool
     * @param problem the problem as a clause, such as {@code "'note' is not required"}
     */
    public record Finding(ProviderLimit limit, String tool, String path, String problem) {
        /** Returns the place, the problem, the limit and its source in one line. */
        @Override
        public String toString() {
            String place = tool == null ? "all tools" : path.isEmpty() ? tool : tool + " at " + path;
            String mark = limit.level() == ProviderLimit.Level.WARNING ? "warning: " : "";
            return mark + place + ": " + problem + ". " + limit.rule() + " (" + limit.source() + ")";
        }
    }

    /**
     * Asserts that no provider refuses a tool. Findings of the level {@link ProviderLimit.Level#WARNING} are allowed.
     *
     * @throws AssertionError if a provider does; the message is the report, including warnings
     */
    public void assertNone() {
        if (findings.stream().anyMatch(each -> each.limit().level() == ProviderLimit.Level.ERROR)) {
            throw new AssertionError(toString());
        }
    }

    /** Returns the report, with a line for each finding. */
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
