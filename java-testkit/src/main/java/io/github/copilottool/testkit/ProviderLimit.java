package io.github.copilottool.testkit;

/**
 * A limit that a provider documents, or that its API states where it refuses a tool. What is not known for sure is not here.
 *
 * <p>Providers change their limits: the source says where this was read and when.
 */
public enum ProviderLimit {
    /** The characters of a name, for the Copilot CLI. */
    COPILOT_CLI_NAME(
            Provider.COPILOT_CLI,
            "A name has letters, digits, `_` and `-` only. One other fails the whole session.",
            "seen with the Copilot CLI 1.0.102"),
    /** The root of a schema, for the Copilot CLI. */
    COPILOT_CLI_ROOT(
            Provider.COPILOT_CLI,
            "The root of a schema has `\"type\": \"object\"`. Any other tool vanishes without a word.",
            "seen with the Copilot CLI 1.0.102"),
    /** A function's name, for OpenAI. */
    OPENAI_NAME(
            Provider.OPENAI,
            "A name has letters, digits, `_` and `-` only, 64 at most.",
            "documented by OpenAI: API reference, Create chat completion, `tools[].function.name`, as of 2025"),
    /** The number of functions, for OpenAI. */
    OPENAI_TOOLS(
            Provider.OPENAI,
            "A request has 128 tools at most.",
            "documented by OpenAI: API reference, Create chat completion, `tools`, as of 2025"),
    /** A tool's description, on Azure. */
    AZURE_OPENAI_DESCRIPTION(
            Provider.AZURE_OPENAI,
            "A tool's description has 1024 characters at most.",
            "documented by Microsoft: Azure OpenAI, How to use function calling, as of 2025"),
    /** A tool's name, for Anthropic. */
    ANTHROPIC_NAME(
            Provider.ANTHROPIC,
            "A name has letters, digits, `_` and `-` only, 128 at most.",
            "documented by Anthropic: API reference, Messages, `tools[].name`, as of 2025"),
    /** The root of a schema, for Anthropic. */
    ANTHROPIC_ROOT(
            Provider.ANTHROPIC,
            "The root of a schema has `\"type\": \"object\"`.",
            "documented by Anthropic: API reference, Messages, `tools[].input_schema.type`, as of 2025"),
    /** The names of properties, for Anthropic. */
    ANTHROPIC_PROPERTY(
            Provider.ANTHROPIC,
            "A property of the root has a name of letters, digits, `_`, `.` and `-` only, 64 at most.",
            "stated by Anthropic's API where it refuses one (“Property keys should match pattern”), as of 2025"),
    /** A function's name, for Gemini. */
    GEMINI_NAME(
            Provider.GEMINI,
            "A name begins with a letter or `_`, and has letters, digits, `_`, `.`, `:` and `-` only, 64 at most.",
            "documented by Google: Vertex AI, Function calling reference, `FunctionDeclaration.name` (which has no `:`;"
                    + " the Gemini API has), as of 2025"),
    /** Required properties, for OpenAI's strict mode. */
    OPENAI_STRICT_REQUIRED(
            Provider.OPENAI_STRICT,
            "Every property is in `required`.",
            "documented by OpenAI: Structured Outputs, Supported schemas, as of 2025"),
    /** Objects that allow no more than their properties, for OpenAI's strict mode. */
    OPENAI_STRICT_CLOSED(
            Provider.OPENAI_STRICT,
            "Every object has `\"additionalProperties\": false`.",
            "documented by OpenAI: Structured Outputs, Supported schemas, as of 2025"),
    /** Keywords, for OpenAI's strict mode. */
    OPENAI_STRICT_KEYWORD(
            Provider.OPENAI_STRICT,
            "`allOf`, `oneOf`, `not`, `if`, `then`, `else`, `dependentRequired` and `dependentSchemas` are not supported, nor"
                    + " is `anyOf` at the root.",
            "documented by OpenAI: Structured Outputs, Supported schemas, as of 2025"),
    /** Nesting, for OpenAI's strict mode. */
    OPENAI_STRICT_DEPTH(
            Provider.OPENAI_STRICT,
            "Objects stand 10 levels deep at most.",
            "documented by OpenAI: Structured Outputs, Supported schemas, as of 2025"),
    /** The number of properties, for OpenAI's strict mode. */
    OPENAI_STRICT_PROPERTIES(
            Provider.OPENAI_STRICT,
            "A schema has 5000 properties at most, in all its objects.",
            "documented by OpenAI: Structured Outputs, Supported schemas, as of 2025"),
    /** The number of enum values, for OpenAI's strict mode. */
    OPENAI_STRICT_ENUM_VALUES(
            Provider.OPENAI_STRICT,
            "A schema has 1000 enum values at most, in all its enums.",
            "documented by OpenAI: Structured Outputs, Supported schemas, as of 2025"),
    /** The length of one enum, for OpenAI's strict mode. */
    OPENAI_STRICT_ENUM_LENGTH(
            Provider.OPENAI_STRICT,
            "The strings of an enum of more than 250 values have 15000 characters at most, together.",
            "documented by OpenAI: Structured Outputs, Supported schemas, as of 2025"),
    /** The length of all names and values, for OpenAI's strict mode. */
    OPENAI_STRICT_LENGTH(
            Provider.OPENAI_STRICT,
            "The names of properties and definitions and the values of enums and constants have 120000 characters at most,"
                    + " together.",
            "documented by OpenAI: Structured Outputs, Supported schemas, as of 2025"),
    /** Objects that allow no more than their properties, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_CLOSED(
            Provider.ANTHROPIC_STRICT,
            "`additionalProperties` is `false`.",
            "documented by Anthropic: Structured outputs, JSON Schema limitations, as of 2025"),
    /** Keywords, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_KEYWORD(
            Provider.ANTHROPIC_STRICT,
            "`minimum`, `maximum`, `multipleOf`, `minLength` and `maxLength` are not supported.",
            "documented by Anthropic: Structured outputs, JSON Schema limitations, as of 2025");

    private final Provider provider;
    private final String rule;
    private final String source;

    ProviderLimit(Provider provider, String rule, String source) {
        this.provider = provider;
        this.rule = rule;
        this.source = source;
    }

    /**
     * Whose limit it is.
     *
     * @return the provider
     */
    public Provider provider() {
        return provider;
    }

    /**
     * What it says.
     *
     * @return a sentence
     */
    public String rule() {
        return rule;
    }

    /**
     * Where that was read.
     *
     * @return the document or observation, and its date or version
     */
    public String source() {
        return source;
    }
}
