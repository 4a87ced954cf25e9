package io.github.copilottool.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A party that limits tools: the runtime, a provider of models, or a protocol. */
public enum Provider {
    /** The Copilot CLI, through which the SDK talks to models. */
    COPILOT_CLI("Copilot CLI", false),
    /** OpenAI's API. */
    OPENAI("OpenAI", false),
    /** OpenAI's models on Azure. */
    AZURE_OPENAI("Azure OpenAI", false),
    /** Anthropic's API. */
    ANTHROPIC("Anthropic", false),
    /** Google's Gemini, in whichever form a schema is sent. */
    GEMINI("Gemini", false),
    /** The Model Context Protocol. */
    MCP("MCP", false),
    /** OpenAI's API for functions with {@code "strict": true}. */
    OPENAI_STRICT("OpenAI, strict", true),
    /** Anthropic's API for tools with {@code "strict": true}. */
    ANTHROPIC_STRICT("Anthropic, strict", true),
    /** Gemini if a schema is sent as {@code parameters}, a subset of OpenAPI's schemas. */
    GEMINI_OPENAPI("Gemini, `parameters`", true),
    /** Gemini if a schema is sent as {@code parametersJsonSchema}. */
    GEMINI_JSON_SCHEMA("Gemini, `parametersJsonSchema`", true);

    private final String title;
    private final boolean strict;

    Provider(String title, boolean strict) {
        this.title = title;
        this.strict = strict;
    }

    /**
     * Returns the provider's name for people.
     *
     * @return the name
     */
    public String title() {
        return title;
    }

    /**
     * Whether this is a mode or form that accepts only a subset of JSON Schema. Such a provider is checked only if a
     * test names it.
     *
     * @return true for the strict modes and for Gemini's two forms of a schema
     */
    public boolean isStrict() {
        return strict;
    }

    /** Returns the named providers; if none is named, all that are not {@link #isStrict}. */
    static Set<Provider> chosen(Provider... named) {
        List<Provider> chosen = new ArrayList<>(List.of(named));
        if (chosen.isEmpty()) {
            Collections.addAll(chosen, values());
            chosen.removeIf(Provider::isStrict);
        }
        return EnumSet.copyOf(chosen);
    }
}
