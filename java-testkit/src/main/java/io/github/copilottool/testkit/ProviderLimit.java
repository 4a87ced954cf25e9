package io.github.copilottool.testkit;

/**
 * A limit that a provider documents, or that its API states when it refuses a tool.
 *
 * <p>Providers change their limits: {@link #source()} says where and when a limit was read. Most were read in stored
 * copies of the providers' pages.
 */
public enum ProviderLimit {
    /** The characters of a name, for the Copilot CLI. */
    COPILOT_CLI_NAME(
            Provider.COPILOT_CLI,
            "The Copilot CLI wants names of letters, digits, `_` and `-` only; any other name fails the whole session.",
            "seen with the Copilot CLI 1.0.102"),
    /** The root of a schema, for the Copilot CLI. */
    COPILOT_CLI_ROOT(
            Provider.COPILOT_CLI,
            "The Copilot CLI wants `\"type\": \"object\"` at the root; it drops any other tool without a message.",
            "seen with the Copilot CLI 1.0.102"),
    /** A function's name, for OpenAI. */
    OPENAI_NAME(
            Provider.OPENAI,
            "OpenAI wants names of letters, digits, `_` and `-` only, 64 at most.",
            "OpenAI, API reference, Create chat completion, `tools[].function.name`" + Provider.READ),
    /** The number of functions, for OpenAI. */
    OPENAI_TOOLS(
            Provider.OPENAI,
            "OpenAI takes 128 tools in a request at most.",
            "OpenAI, API reference, Create chat completion, `tools`" + Provider.READ),
    /** A tool's description, on Azure. */
    AZURE_OPENAI_DESCRIPTION(
            Provider.AZURE_OPENAI,
            "Azure OpenAI takes descriptions of 1,024 characters at most.",
            "Microsoft, Azure OpenAI, How to use function calling" + Provider.READ),
    /** A tool's name, for Anthropic. */
    ANTHROPIC_NAME(
            Provider.ANTHROPIC,
            "Anthropic wants names of letters, digits, `_` and `-` only, 128 at most.",
            "Anthropic, API reference, Messages, `tools[].name`" + Provider.READ),
    /** A tool's name of more than 64 characters, for Anthropic. */
    ANTHROPIC_LONG_NAME(
            Provider.ANTHROPIC,
            Level.WARNING,
            "Copies of Anthropic's page disagree on whether a name may have 64 or 128 characters.",
            "Anthropic, API reference, Messages, `tools[].name`, and Tool use" + Provider.READ),
    /** The root of a schema, for Anthropic. */
    ANTHROPIC_ROOT(
            Provider.ANTHROPIC,
            "Anthropic wants `\"type\": \"object\"` at the root.",
            "Anthropic, API reference, Messages, `tools[].input_schema.type`" + Provider.READ),
    /** The names of properties, for Anthropic. */
    ANTHROPIC_PROPERTY(
            Provider.ANTHROPIC,
            "Anthropic wants arguments whose names have letters, digits, `_`, `.` and `-` only, 64 at most.",
            "the error of Anthropic's API, quoted in beautyfree/appstore-connect-mcp#2 and decocms/studio#6874"
                    + Provider.READ),
    /** A function's name, for Gemini. */
    GEMINI_NAME(
            Provider.GEMINI,
            "Gemini wants names that begin with a letter or `_` and have letters, digits, `_`, `.`, `:` and `-` only, 64 at"
                    + " most (its newest text says 128).",
            "Google, Gemini API and Vertex AI, `FunctionDeclaration.name`" + Provider.READ),
    /** The names of parameters, for Gemini. */
    GEMINI_PROPERTY(
            Provider.GEMINI,
            "Gemini wants arguments whose names begin with a letter or `_` and have letters, digits and `_` only, 64 at most.",
            "Google, Vertex AI, `FunctionDeclaration.parameters`" + Provider.READ),
    /** A tool's name, for MCP. */
    MCP_NAME(
            Provider.MCP,
            "MCP wants names of 1 to 128 letters, digits, `_`, `-` and `.`.",
            "Model Context Protocol, specification 2025-11-25, Tools, Tool names" + Provider.READ),
    /** A tool's schema, for MCP. */
    MCP_ROOT(
            Provider.MCP,
            "MCP wants `inputSchema` to be an object, never null, with `\"type\": \"object\"`.",
            "Model Context Protocol, specification 2025-11-25, Tools, Data types" + Provider.READ),
    /** The root of a schema, for OpenAI's strict mode. */
    OPENAI_STRICT_ROOT(
            Provider.OPENAI_STRICT, "OpenAI's strict mode wants `\"type\": \"object\"` and no `anyOf` at the root."),
    /** Required properties, for OpenAI's strict mode. */
    OPENAI_STRICT_REQUIRED(Provider.OPENAI_STRICT, "OpenAI's strict mode wants every property required."),
    /** Objects that allow no more than their properties, for OpenAI's strict mode. */
    OPENAI_STRICT_CLOSED(
            Provider.OPENAI_STRICT, "OpenAI's strict mode wants `\"additionalProperties\": false` in every object."),
    /** Keywords, for OpenAI's strict mode. */
    OPENAI_STRICT_KEYWORD(
            Provider.OPENAI_STRICT,
            "OpenAI's strict mode takes none of `allOf`, `not`, `if`, `then`, `else`, `dependentRequired` and"
                    + " `dependentSchemas`, and does not list `oneOf`."),
    /** Keywords that are in no list, for OpenAI's strict mode. */
    OPENAI_STRICT_UNLISTED(
            Provider.OPENAI_STRICT,
            Level.WARNING,
            "OpenAI's page does not say whether the strict mode takes `minLength`, `maxLength`, `uniqueItems` and"
                    + " `patternProperties`."),
    /** Formats, for OpenAI's strict mode. */
    OPENAI_STRICT_FORMAT(
            Provider.OPENAI_STRICT,
            "OpenAI's strict mode takes the formats date-time, time, date, duration, email, hostname, ipv4, ipv6 and uuid"
                    + " only."),
    /** Nesting, for OpenAI's strict mode. */
    OPENAI_STRICT_DEPTH(Provider.OPENAI_STRICT, "OpenAI's strict mode takes 10 levels of objects at most."),
    /** The number of properties, for OpenAI's strict mode. */
    OPENAI_STRICT_PROPERTIES(
            Provider.OPENAI_STRICT,
            "OpenAI's strict mode takes 5,000 properties in a schema at most, those of all objects together."),
    /** The number of enum values, for OpenAI's strict mode. */
    OPENAI_STRICT_ENUM_VALUES(
            Provider.OPENAI_STRICT,
            "OpenAI's strict mode takes 1,000 enum values in a schema at most, those of all enums together."),
    /** The length of one enum, for OpenAI's strict mode. */
    OPENAI_STRICT_ENUM_LENGTH(
            Provider.OPENAI_STRICT,
            "OpenAI's strict mode takes 15,000 characters at most in the values of an enum of more than 250."),
    /** The length of all names and values, for OpenAI's strict mode. */
    OPENAI_STRICT_LENGTH(
            Provider.OPENAI_STRICT,
            "OpenAI's strict mode takes 120,000 characters at most in the names of properties and definitions and the values"
                    + " of enums and constants, together."),
    /** Objects that allow no more than their properties, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_CLOSED(
            Provider.ANTHROPIC_STRICT,
            "Anthropic's strict mode wants `\"additionalProperties\": false` in every object."),
    /** Keywords, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_KEYWORD(
            Provider.ANTHROPIC_STRICT,
            "Anthropic's strict mode takes none of `minimum`, `maximum`, `multipleOf`, `minLength` and `maxLength`."),
    /** Arrays, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_ARRAY(
            Provider.ANTHROPIC_STRICT,
            "Anthropic's strict mode takes no constraint of arrays but a `minItems` of 0 or 1."),
    /** Recursion, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_RECURSION(Provider.ANTHROPIC_STRICT, "Anthropic's strict mode takes no recursive schema."),
    /** References, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_REFERENCE(
            Provider.ANTHROPIC_STRICT,
            "Anthropic's strict mode takes no `$ref` to another document and no `allOf` with a `$ref`."),
    /** Enum values, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_ENUM(
            Provider.ANTHROPIC_STRICT,
            "Anthropic's strict mode takes strings, numbers, booleans and null as enum values only."),
    /** Formats, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_FORMAT(
            Provider.ANTHROPIC_STRICT,
            "Anthropic's strict mode takes the formats date-time, time, date, duration, email, hostname, uri, ipv4, ipv6 and"
                    + " uuid only."),
    /** Regular expressions, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_PATTERN(
            Provider.ANTHROPIC_STRICT,
            "Anthropic's strict mode takes no `pattern` with a backreference, a lookaround or a word boundary."),
    /** Counts in regular expressions, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_COUNT(
            Provider.ANTHROPIC_STRICT,
            Level.WARNING,
            "Anthropic's strict mode takes no `pattern` with large counts; its page does not say what is large, this check"
                    + " reports more than 100."),
    /** The number of tools, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_TOOLS(Provider.ANTHROPIC_STRICT, "Anthropic takes 20 strict tools in a request at most."),
    /** The number of optional parameters, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_OPTIONAL(
            Provider.ANTHROPIC_STRICT,
            "Anthropic takes 24 optional parameters in a request at most, those of all strict tools together."),
    /** The number of parameters that are unions, for Anthropic's strict mode. */
    ANTHROPIC_STRICT_UNIONS(
            Provider.ANTHROPIC_STRICT,
            "Anthropic takes 16 parameters with a union type in a request at most, those of all strict tools together."),
    /** Keywords, for Gemini's {@code parameters}. */
    GEMINI_OPENAPI_KEYWORD(
            Provider.GEMINI_OPENAPI,
            "Gemini's `parameters` refuses `$ref`, `$defs`, `const` and `$schema`.",
            "pydantic/pydantic-ai#1598, zed-industries/zed#44875, router-for-me/CLIProxyAPI#97" + Provider.READ),
    /** Arrays, for Gemini's {@code parameters}. */
    GEMINI_OPENAPI_ITEMS(
            Provider.GEMINI_OPENAPI,
            "Gemini's `parameters` wants `items` in every array.",
            "Google, Gemini API, `Schema.items`" + Provider.READ),
    /** Keywords, for Gemini's {@code parametersJsonSchema}. */
    GEMINI_JSON_SCHEMA_KEYWORD(
            Provider.GEMINI_JSON_SCHEMA,
            "Gemini's `parametersJsonSchema` takes `$id`, `$defs`, `$ref`, `$anchor`, `type`, `format`, `title`,"
                    + " `description`, `enum`, `items`, `prefixItems`, `minItems`, `maxItems`, `minimum`, `maximum`, `anyOf`,"
                    + " `oneOf`, `properties`, `additionalProperties`, `required` and `propertyOrdering` only."),
    /** Keywords beside a reference, for Gemini's {@code parametersJsonSchema}. */
    GEMINI_JSON_SCHEMA_REFERENCE(
            Provider.GEMINI_JSON_SCHEMA,
            "Gemini's `parametersJsonSchema` takes only keywords that begin with `$` beside a `$ref`."),
    /** Recursion, for Gemini's {@code parametersJsonSchema}. */
    GEMINI_JSON_SCHEMA_RECURSION(
            Provider.GEMINI_JSON_SCHEMA,
            "Gemini's `parametersJsonSchema` takes recursion through properties that are not required only.");

    /** The consequence for a tool that exceeds a limit. */
    public enum Level {
        /** The provider refuses the tool, or drops it. */
        ERROR,
        /** The provider's pages disagree, or do not say whether the provider accepts the tool. */
        WARNING
    }

    private final Provider provider;
    private final Level level;
    private final String rule;
    private final String source;

    /** A limit that is in the provider's page about schemas. */
    ProviderLimit(Provider provider, String rule) {
        this(provider, Level.ERROR, rule, provider.schemas());
    }

    ProviderLimit(Provider provider, Level level, String rule) {
        this(provider, level, rule, provider.schemas());
    }

    ProviderLimit(Provider provider, String rule, String source) {
        this(provider, Level.ERROR, rule, source);
    }

    ProviderLimit(Provider provider, Level level, String rule, String source) {
        this.provider = provider;
        this.level = level;
        this.rule = rule;
        this.source = source;
    }

    /** {@return the provider that sets the limit} */
    public Provider provider() {
        return provider;
    }

    /** {@return the consequence for a tool that exceeds the limit} */
    public Level level() {
        return level;
    }

    /** {@return the rule, a sentence that begins with the provider} */
    public String rule() {
        return rule;
    }

    /** {@return the document or observation that has the rule, and its date or version} */
    public String source() {
        return source;
    }
}
