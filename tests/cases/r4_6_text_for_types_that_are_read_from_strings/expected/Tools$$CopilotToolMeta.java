import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.io.IOException;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.Character;
import java.lang.Class;
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.Short;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // show
        tools.add(new ToolDefinition(
                "show",
                "Defaults.",
                structure(
                    object(
                        "id", object(
                            "type", "string",
                            "format", "uuid",
                            "description", "D.",
                            "default", "123e4567-e89b-12d3-a456-426614174000"),
                        "uri", object(
                            "type", "string",
                            "format", "uri",
                            "description", "D.",
                            "default", "https://example.org/a?b=c"),
                        "day", object("type", "string", "format", "date", "description", "D.", "default", "2024-02-29"),
                        "at", object(
                            "type", "string",
                            "format", "date-time",
                            "description", "D.",
                            "default", "2024-01-02T03:04:05Z"),
                        "span", object("type", "string", "format", "duration", "description", "D.", "default", "PT1H30M"),
                        "locale", object("type", "string", "description", "D.", "default", "en-GB"),
                        "currency", object("type", "string", "description", "D.", "default", "EUR"),
                        "zone", object("type", "string", "description", "D.", "default", "Europe/Berlin"),
                        "period", object("type", "string", "description", "D.", "default", "P1Y2M"))),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // show
                Map<?, ?> arguments = arguments(invocation);
                UUID id = readUUID(orDefault(arguments.get("id"), "123e4567-e89b-12d3-a456-426614174000"), "id");
                URI uri = readURI(orDefault(arguments.get("uri"), "https://example.org/a?b=c"), "uri");
                LocalDate day = readLocalDate(orDefault(arguments.get("day"), "2024-02-29"), "day");
                Instant at = readInstant(orDefault(arguments.get("at"), "2024-01-02T03:04:05Z"), "at");
                Duration span = readDuration(orDefault(arguments.get("span"), "PT1H30M"), "span");
                Locale locale = readLocale(orDefault(arguments.get("locale"), "en-GB"), "locale");
                Currency currency = readCurrency(orDefault(arguments.get("currency"), "EUR"), "currency");
                ZoneId zone = readZoneId(orDefault(arguments.get("zone"), "Europe/Berlin"), "zone");
                Period period = readPeriod(orDefault(arguments.get("period"), "P1Y2M"), "period");
                return completed(instance.show(id, uri, day, at, span, locale, currency, zone, period));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        UUID readUUID(Object value, String path) {
            return (UUID) mapped(value, path, mapper, UUID.class, "a UUID");
        }

        URI readURI(Object value, String path) {
            return (URI) mapped(value, path, mapper, URI.class, "a URI");
        }

        LocalDate readLocalDate(Object value, String path) {
            return (LocalDate) mapped(value, path, mapper, LocalDate.class, "an ISO 8601 date");
        }

        Instant readInstant(Object value, String path) {
            return (Instant) mapped(value, path, mapper, Instant.class, "an ISO 8601 date and time with offset");
        }

        Duration readDuration(Object value, String path) {
            return (Duration) mapped(value, path, mapper, Duration.class, "an ISO 8601 duration");
        }

        Locale readLocale(Object value, String path) {
            return (Locale) mapped(value, path, mapper, Locale.class, "a language tag such as en-GB");
        }

        Currency readCurrency(Object value, String path) {
            return (Currency) mapped(value, path, mapper, Currency.class, "a currency code such as EUR");
        }

        ZoneId readZoneId(Object value, String path) {
            return (ZoneId) mapped(value, path, mapper, ZoneId.class, "a time zone such as Europe/Berlin");
        }

        Period readPeriod(Object value, String path) {
            return (Period) mapped(value, path, mapper, Period.class, "an ISO 8601 period such as P1Y2M3D");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, orDefault, decimal, wholeNumber, childPath, elementPath,
        //     isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree, treeAt,
        //     numberNode, mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
