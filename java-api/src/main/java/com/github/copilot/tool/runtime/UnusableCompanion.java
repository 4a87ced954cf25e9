package com.github.copilot.tool.runtime;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.net.URL;
import java.security.CodeSource;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The reason why a companion cannot be used: a class is missing at run time, or the companion or code that it calls was
 * compiled against other versions of classes. Only if one of the API's own classes is the cause, the version of the SDK
 * is the reason.
 */
final class UnusableCompanion {
    private static final Pattern MISSING_CLASS =
            Pattern.compile("(?:NoClassDefFoundError|ClassNotFoundException): (\\S+)(?:$| \\[)");
    private static final Pattern METHOD = Pattern.compile("([^\\s'(]+)\\.[^\\s.'(]+\\(");

    /** The artifacts of the classes that the API itself needs, by package. */
    private static final Map<String, String> ARTIFACTS = Map.of(
            "com.fasterxml.jackson.annotation.", "core:jackson-annotations",
            "com.fasterxml.jackson.core.", "core:jackson-core",
            "com.fasterxml.jackson.databind.", "core:jackson-databind",
            "com.fasterxml.jackson.datatype.jsr310.", "datatype:jackson-datatype-jsr310");

    /** The sentence for a tool class that has other classes of the API than this class. */
    static final String OTHER_COPY = "Its class loader has another copy of the API: keep the Copilot SDK or"
            + " copilot-tool-api in one place, the server's libraries or the application's.";

    private UnusableCompanion() {}

    /** Returns the exception that says why the companion with this name cannot be loaded. */
    static IllegalStateException because(String companion, Throwable cause) {
        return because(companion, false, cause);
    }

    /** Returns the exception that says why a companion cannot be created or called. */
    static IllegalStateException because(Class<?> companion, Throwable cause) {
        boolean isForeign = Stream.of(companion.getInterfaces())
                .anyMatch(each -> each != CopilotToolMetadataProvider.class
                        && each.getName().equals(CopilotToolMetadataProvider.class.getName()));
        return because(companion.getName(), isForeign, cause);
    }

    private static IllegalStateException because(String companion, boolean isForeign, Throwable cause) {
        String missing = missingClass(cause);
        String problem;
        if (isForeign) {
            problem = " cannot be used. " + OTHER_COPY + " " + cause;
        } else if (missing != null && !isOfTheApi(missing)) {
            problem = " cannot be used: the class " + missing + " is missing at run time. " + origin(missing);
        } else if (cause instanceof LinkageError && missing == null && !namesTheApi(cause)) {
            problem = " cannot be used. Compile its tool class again, with the versions of classes that it runs with: "
                    + cause;
        } else {
            problem = " was compiled against another version of the Copilot SDK than the one at run time, " + version()
                    + ". Compile its tool class again, with the processor and with that version on the class path: "
                    + cause;
        }
        return new IllegalStateException("The companion " + companion + problem, cause);
    }

    /** Returns the class whose absence caused an error; null if that was not the cause. */
    private static String missingClass(Throwable error) {
        for (Throwable each = error; each != null; each = each.getCause()) {
            // The JVM repeats the first failure of a class's initialization as the text of a cause.
            Matcher matcher = MISSING_CLASS.matcher(each.toString());
            if (matcher.find()) {
                return matcher.group(1).replace('/', '.');
            }
        }
        return null;
    }

    private static boolean isOfTheApi(String type) {
        return type.startsWith("com.github.copilot.");
    }

    // Whether the method or field that does not fit is the API's. Its parameters are not looked at: they can be types
    // of the API's in any case.
    private static boolean namesTheApi(Throwable error) {
        String text = String.valueOf(error.getMessage());
        Matcher method = METHOD.matcher(text);
        return method.find() ? isOfTheApi(method.group(1)) : text.contains("com.github.copilot.");
    }

    private static String origin(String type) {
        for (Map.Entry<String, String> each : ARTIFACTS.entrySet()) {
            if (type.startsWith(each.getKey())) {
                return "Add the Maven artifact com.fasterxml.jackson." + each.getValue() + " to the class path.";
            }
        }
        return "Add the library that it is in, which the tool class was compiled with, to the class path.";
    }

    /** Returns the name of the API at run time. */
    private static String version() {
        Class<?> own = ToolDefinition.class;
        if (!isOurs(own)) {
            return place(own);
        }
        // In a named module the module's descriptor has the version, not the manifest.
        String version = own.getModule().isNamed()
                ? own.getModule().getDescriptor().rawVersion().orElse(null)
                : own.getPackage().getImplementationVersion();
        return "copilot-tool-api" + (version == null ? "" : " " + version) + " (like Copilot SDK 1.0.12)";
    }

    /** Whether a class of the API is from {@code copilot-tool-api} and not from the SDK. */
    private static boolean isOurs(Class<?> type) {
        return "copilot-tool-api".equals(type.getPackage().getImplementationTitle())
                || place(type).equals(place(UnusableCompanion.class));
    }

    private static String place(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        URL location = source == null ? null : source.getLocation();
        return location == null ? "the class path's" : location.getPath();
    }
}
