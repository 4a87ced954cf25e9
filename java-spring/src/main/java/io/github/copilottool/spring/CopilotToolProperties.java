package io.github.copilottool.spring;

import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;

/** Which tools the application has: the properties {@code copilot.tool.*}. */
@ConfigurationProperties("copilot.tool")
public class CopilotToolProperties {
    private List<String> include = new ArrayList<>(List.of("*"));
    private List<String> exclude = new ArrayList<>();

    /** Creates the properties with their defaults. */
    public CopilotToolProperties() {}

    /**
     * Returns the names of the tools that are offered.
     *
     * @return names, in which {@code *} matches any characters
     */
    public List<String> getInclude() {
        return include;
    }

    /**
     * Sets the names of the tools that are offered.
     *
     * @param include names, in which {@code *} matches any characters
     */
    public void setInclude(List<String> include) {
        this.include = include;
    }

    /**
     * Returns the names of the tools that are not offered.
     *
     * @return names, in which {@code *} matches any characters; they take precedence over {@link #getInclude()}
     */
    public List<String> getExclude() {
        return exclude;
    }

    /**
     * Sets the names of the tools that are not offered.
     *
     * @param exclude names, in which {@code *} matches any characters
     */
    public void setExclude(List<String> exclude) {
        this.exclude = exclude;
    }
}
