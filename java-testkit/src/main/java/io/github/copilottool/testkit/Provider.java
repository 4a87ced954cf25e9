package io.github.copilottool.testkit;

import java.util.List;
import java.util.stream.Stream;

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
    OPENAI_STRICT("OpenAI, strict", true, "OpenAI, Structured Outputs, Supported schemas" + Provider.READ),
    /** Anthropic's API for tools with {@code "strict": true}. */
    ANTHROPIC_STRICT(
            "Anthropic, strict", true, "Anthropic, Structured outputs, JSON Schema limitations" + Provider.READ),
    /** Gemini if a schema is sent as {@code parameters}, a subset of OpenAPI's schemas. */
    GEMINI_OPENAPI("Gemini, `parameters`", true),
    /** Gemini if a schema is sent as {@code parametersJsonSchema}. */
    GEMINI_JSON_SCHEMA(
            "Gemini, `parametersJsonSchema`",
            true,
            "Google, Gemini API, `GenerationConfig.responseJsonSchema` and Structured output" + Provider.READ);

    /** The end of most sources of limits. */
    static final String READ = "; read on 2026-11-22";

    private final String title;
    private final boolean strict;
    private final String schemas;

    Provider(String title, boolean strict) {
        this(title, strict, null);
    }

    Provider(String title, boolean strict, String schemas) {
        this.title = title;
        this.strict = strict;
        this.schemas = schemas;
    }

    /** {@return the provider's name for people} */
    public String title() {
        return title;
    }

    /**
     * {@return whether this is a mode or form that accepts only a subset of JSON Schema} Such a provider is checked only
     * if a test names it.
     */
    public boolean isStrict() {
        return strict;
    }

    /** Returns the document with the limits of schemas; null if each limit has a source of its own. */
    String schemas() {
        return schemas;
    }

    /** Returns the named providers; if none is named, all that are not {@link #isStrict}. */
    static List<Provider> chosen(Provider... named) {
        return named.length > 0
                ? List.of(named)
                : Stream.of(values()).filter(each -> !each.strict).toList();
    }
}
