package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolResultObject;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/**
 * The values that handlers complete with (section 6 and R5.4).
 *
 * <p>The {@code ...Later} methods follow a tool's future. The future that they return always completes: with a failure
 * if the tool's future, its stage, the mapper or the JVM fails.
 */
public final class Results {
    private Results() {}

    /**
     * {@return the future of a call's result: a future that a {@code ...Later} method returned as it is, and otherwise
     * one that has completed with the result}
     *
     * @param result the result, which may be null
     */
    public static CompletableFuture<Object> completed(Object result) {
        @SuppressWarnings("unchecked")
        CompletableFuture<Object> future = result instanceof CompletableFuture
                ? (CompletableFuture<Object>) result
                : CompletableFuture.<Object>completedFuture(result);
        return future;
    }

    /**
     * {@return a future that has failed with this throwable, or with its {@link #printable} form}
     *
     * @param failure the throwable
     */
    public static CompletableFuture<Object> failed(Throwable failure) {
        return CompletableFuture.<Object>failedFuture(printable(failure));
    }

    // Returns the throwable, or an exception whose cause it is if it has no text: whatever follows a future that failed
    // with such a throwable never completes, because CompletionException asks for its text.
    static Throwable printable(Throwable failure) {
        try {
            failure.toString();
            return failure;
        } catch (Throwable unprintable) {
            // For the class's getName, a compiler would read the supertypes of Class.
            return new IllegalStateException(
                    String.valueOf(failure.getClass())
                            .replaceFirst("class ", "The message of ")
                            .concat(" cannot be read."),
                    failure);
        }
    }

    /**
     * {@return JSON of a value; {@code null} is {@code "null"}}
     *
     * @param value the value, or null
     * @param mapper the handler's mapper
     * @throws JsonProcessingException if the mapper cannot write the value
     */
    public static String json(Object value, ObjectMapper mapper) throws JsonProcessingException {
        return mapper.writeValueAsString(value);
    }

    /**
     * {@return a ToolResultObject as it is, and JSON of anything else: for methods that return {@code Object}}
     *
     * @param value the value, or null
     * @param mapper the handler's mapper
     * @throws JsonProcessingException if the mapper cannot write the value
     */
    public static Object jsonOrResult(Object value, ObjectMapper mapper) throws JsonProcessingException {
        return value instanceof ToolResultObject ? value : json(value, mapper);
    }

    /**
     * {@return a result object with the binary results of a value (R6.4): of a ToolBinaryResult, of a collection or
     * array of them, or of a record, whose String is the text for the model; if there are no binary results, the text
     * of a record, and JSON of anything else. A result without text has the files' descriptions as its text}
     *
     * <p>The mapper writes a record to a tree, which shares its strings.
     *
     * @param value the value, or null
     * @param mapper the handler's mapper
     * @throws JsonProcessingException if the mapper cannot write the value
     */
    public static Object files(Object value, ObjectMapper mapper) throws JsonProcessingException {
        ArrayList<ToolBinaryResult> files = new ArrayList<ToolBinaryResult>();
        String text = null;
        if (value instanceof ToolBinaryResult) {
            files.add((ToolBinaryResult) value);
        } else if (value instanceof Collection) {
            addFiles(((Collection<?>) value).toArray(), files);
        } else if (value instanceof Object[]) {
            addFiles((Object[]) value, files);
        } else if (value != null) {
            for (JsonNode member : mapper.<JsonNode>valueToTree(value)) {
                if (member.isTextual()) {
                    text = member.textValue();
                } else if (member.isArray()) {
                    for (JsonNode element : member) {
                        addFiles(new Object[] {fileOf(element, mapper)}, files);
                    }
                } else {
                    addFiles(new Object[] {fileOf(member, mapper)}, files);
                }
            }
            if (files.isEmpty()) {
                return text;
            }
        }
        return files.isEmpty()
                ? json(value, mapper)
                : new ToolResultObject(
                        "success", text == null || text.isBlank() ? filesText(files) : text, files, null, null, null);
    }

    /**
     * Returns a line for each file: its description, or its media type and size. The CLI leaves out files that the model
     * cannot read, so a result needs a text.
     */
    static String filesText(List<ToolBinaryResult> files) {
        StringBuilder lines = new StringBuilder();
        for (ToolBinaryResult file : files) {
            if (lines.length() > 0) {
                lines.append('\n');
            }
            if (file.description() != null && !file.description().isBlank()) {
                lines.append(file.description());
            } else {
                String data = file.data() == null ? "" : file.data();
                int padding = data.endsWith("==") ? 2 : data.endsWith("=") ? 1 : 0;
                lines.append(file.mimeType() == null ? "file" : file.mimeType());
                lines.append(", ").append(data.length() * 3L / 4 - padding).append(" bytes");
            }
        }
        return lines.toString();
    }

    // Adds the binary results that are not null.
    private static void addFiles(Object[] values, ArrayList<ToolBinaryResult> files) {
        for (Object each : values) {
            if (each != null) {
                files.add((ToolBinaryResult) each);
            }
        }
    }

    // Returns the binary result of a record's member; null if the member is null.
    private static ToolBinaryResult fileOf(JsonNode node, ObjectMapper mapper) throws JsonProcessingException {
        return node.isNull() ? null : mapper.<ToolBinaryResult>treeToValue(node, ToolBinaryResult.class);
    }

    /**
     * {@return the content of an Optional of any of the four kinds, null if it is empty; anything else as it is}
     *
     * @param value the Optional, or another value
     */
    public static Object present(Object value) {
        if (value instanceof Optional) {
            return ((Optional<?>) value).orElse(null);
        }
        if (value instanceof OptionalInt) {
            OptionalInt number = (OptionalInt) value;
            return number.isPresent() ? number.getAsInt() : null;
        }
        if (value instanceof OptionalLong) {
            OptionalLong number = (OptionalLong) value;
            return number.isPresent() ? number.getAsLong() : null;
        }
        if (value instanceof OptionalDouble) {
            OptionalDouble number = (OptionalDouble) value;
            return number.isPresent() ? number.getAsDouble() : null;
        }
        return value;
    }

    /**
     * {@return the value of a future of String as it is}
     *
     * @param stage the tool's future
     * @param tool the tool's name
     */
    public static CompletableFuture<Object> textLater(CompletionStage<?> stage, String tool) {
        return new Delivery().of(stage, tool);
    }

    /**
     * {@return the value of a future of ToolResultObject as it is}
     *
     * @param stage the tool's future
     * @param tool the tool's name
     */
    public static CompletableFuture<Object> resultLater(CompletionStage<?> stage, String tool) {
        return new Delivery().of(stage, tool);
    }

    /**
     * {@return {@code "Success"} for a future of Void}
     *
     * @param stage the tool's future
     * @param tool the tool's name
     */
    public static CompletableFuture<Object> successLater(CompletionStage<?> stage, String tool) {
        return new SuccessDelivery().of(stage, tool);
    }

    /**
     * {@return JSON of the value of a future of any other type}
     *
     * @param stage the tool's future
     * @param mapper the handler's mapper
     * @param tool the tool's name
     */
    public static CompletableFuture<Object> jsonLater(CompletionStage<?> stage, ObjectMapper mapper, String tool) {
        return new JsonDelivery(mapper).of(stage, tool);
    }

    /**
     * {@return the value of a future of {@code Object} or {@code ?} as {@link #jsonOrResult} does}
     *
     * @param stage the tool's future
     * @param mapper the handler's mapper
     * @param tool the tool's name
     */
    public static CompletableFuture<Object> jsonOrResultLater(
            CompletionStage<?> stage, ObjectMapper mapper, String tool) {
        return new JsonOrResultDelivery(mapper).of(stage, tool);
    }

    /**
     * {@return the value of a future of binary results as {@link #files} does}
     *
     * @param stage the tool's future
     * @param mapper the handler's mapper
     * @param tool the tool's name
     */
    public static CompletableFuture<Object> filesLater(CompletionStage<?> stage, ObjectMapper mapper, String tool) {
        return new FilesDelivery(mapper).of(stage, tool);
    }

    /**
     * {@return JSON of the list that a future delivers, or a result object as {@link #files} makes it; a failure result
     * if the list has more elements than a result may have (R6.2)}
     *
     * @param stage the future of at most one element more than that
     * @param mapper the handler's mapper
     * @param tool the tool's name
     * @param areFiles whether the elements are binary results
     */
    public static CompletableFuture<Object> elementsLater(
            CompletionStage<?> stage, ObjectMapper mapper, String tool, boolean areFiles) {
        return new ElementsDelivery(mapper, tool, areFiles).of(stage, tool);
    }

    /**
     * {@return a future of the content of a future's Optional, for one of the other methods}
     *
     * @param stage the tool's future
     * @param tool the tool's name
     */
    public static CompletableFuture<Object> presentLater(CompletionStage<?> stage, String tool) {
        return new PresentDelivery().of(stage, tool);
    }

    /**
     * {@return a future of a failure result with the message of what a tool threw, if that is an answer (R5.10)}
     *
     * @param thrown the throwable
     * @param tool the tool's name
     * @param own the classes whose instances are answers
     * @throws Throwable this throwable if it is no answer, or has no text
     */
    public static Object answerOf(Throwable thrown, String tool, Class<?>... own) throws Throwable {
        Throwable printable = printable(thrown);
        if (isAnswer(printable, own)) {
            CallFuture future = new CallFuture();
            completeFailed(future, printable, tool, printable.getMessage());
            return future;
        }
        throw printable;
    }

    /**
     * {@return a future that follows another one, and completes with a failure result if that fails with an exception
     * that is an answer (R5.10)}
     *
     * @param future the future of one of the other methods
     * @param tool the tool's name
     * @param own the classes whose instances are answers
     */
    public static CompletableFuture<Object> answerLater(
            CompletableFuture<Object> future, String tool, Class<?>... own) {
        return new FailureDelivery(tool, own).of(future, tool);
    }

    static boolean isAnswer(Throwable thrown, Class<?>[] own) {
        for (Class<?> answer : own) {
            if (answer.isInstance(thrown)) {
                return true;
            }
        }
        return false;
    }

    // Completes a future with the failure result of an exception (R5.10), which is for the developer, as in R5.6.
    static void completeFailed(CallFuture future, Throwable thrown, String tool, String message) {
        String text = "Tool "
                .concat(tool)
                .concat(message == null || message.isBlank() ? " failed." : ": ".concat(message))
                .replaceAll("\\p{Cs}", "\ufffd");
        System.getLogger("com.github.copilot.tool").log(Level.DEBUG, text, thrown);
        future.reason = thrown;
        future.complete(ToolResultObject.failure(text, text));
    }

    /** The future of a call, which also has the reason of a failure result. */
    public static class CallFuture extends CompletableFuture<Object> {
        /**
         * The exception that the failure result is about, which is for the developer alone, or the first {@link
         * ArgumentError}; null if there is none. The test kit reads it.
         */
        public Throwable reason;

        CallFuture() {}
    }

    /**
     * The handler's future, which follows the tool's and passes its value on; subclasses change the value. Cancelling
     * it cancels the tool's future.
     */
    static class Delivery extends CallFuture implements BiConsumer<Object, Throwable> {
        CompletionStage<?> stage;

        final CompletableFuture<Object> of(CompletionStage<?> source, String tool) {
            stage = source;
            try {
                if (source == null) {
                    throw new IllegalStateException(
                            "Tool ".concat(tool).concat(" returned null where it promises a future."));
                }
                source.whenComplete(this);
            } catch (Throwable failure) {
                completeExceptionally(printable(failure));
            }
            return this;
        }

        @Override
        public final void accept(Object value, Throwable failure) {
            try {
                if (failure == null) {
                    complete(answer(value));
                } else {
                    // A subclass is an exception of its own.
                    boolean wrapped = failure.getClass() == CompletionException.class && failure.getCause() != null;
                    fail(printable(wrapped ? failure.getCause() : failure));
                }
            } catch (Throwable thrown) {
                completeExceptionally(printable(thrown));
            }
        }

        @Override
        public final boolean cancel(boolean mayInterrupt) {
            boolean cancelled = super.cancel(mayInterrupt);
            if (cancelled && stage instanceof Future) {
                try {
                    ((Future<?>) stage).cancel(mayInterrupt);
                } catch (RuntimeException uncancellable) {
                    // CompletableFuture.minimalCompletionStage() returns such a stage.
                    return true;
                }
            }
            return cancelled;
        }

        Object answer(Object value) throws JsonProcessingException {
            return value;
        }

        void fail(Throwable failure) {
            completeExceptionally(failure);
        }
    }

    /** Delivers {@code "Success"}. */
    static final class SuccessDelivery extends Delivery {
        @Override
        Object answer(Object value) {
            return "Success";
        }
    }

    /** Delivers JSON. */
    static final class JsonDelivery extends Delivery {
        private final ObjectMapper mapper;

        JsonDelivery(ObjectMapper mapper) {
            this.mapper = mapper;
        }

        @Override
        Object answer(Object value) throws JsonProcessingException {
            return json(value, mapper);
        }
    }

    /** Delivers a ToolResultObject or JSON. */
    static final class JsonOrResultDelivery extends Delivery {
        private final ObjectMapper mapper;

        JsonOrResultDelivery(ObjectMapper mapper) {
            this.mapper = mapper;
        }

        @Override
        Object answer(Object value) throws JsonProcessingException {
            return jsonOrResult(value, mapper);
        }
    }

    /** Delivers a result object with binary results. */
    static final class FilesDelivery extends Delivery {
        private final ObjectMapper mapper;

        FilesDelivery(ObjectMapper mapper) {
            this.mapper = mapper;
        }

        @Override
        Object answer(Object value) throws JsonProcessingException {
            return files(value, mapper);
        }
    }

    /** Delivers a list of bounded size. */
    static final class ElementsDelivery extends Delivery {
        private static final int MOST_ELEMENTS = 1000;

        private final ObjectMapper mapper;
        private final String tool;
        private final boolean areFiles;

        ElementsDelivery(ObjectMapper mapper, String tool, boolean areFiles) {
            this.mapper = mapper;
            this.tool = tool;
            this.areFiles = areFiles;
        }

        @Override
        Object answer(Object value) throws JsonProcessingException {
            if (((Collection<?>) value).size() > MOST_ELEMENTS) {
                String text = "Tool ".concat(tool).concat(": the result has more than 1,000 elements.");
                return ToolResultObject.failure(text, text);
            }
            return areFiles ? files(value, mapper) : json(value, mapper);
        }
    }

    /** Delivers the content of an Optional. */
    static final class PresentDelivery extends Delivery {
        @Override
        Object answer(Object value) {
            return present(value);
        }
    }

    /** Delivers the value, and a failure result in place of an exception that is an answer. */
    static final class FailureDelivery extends Delivery {
        private final String tool;
        private final Class<?>[] own;

        FailureDelivery(String tool, Class<?>[] own) {
            this.tool = tool;
            this.own = own;
        }

        @Override
        void fail(Throwable failure) {
            if (isAnswer(failure, own)) {
                completeFailed(this, failure, tool, failure.getMessage());
            } else {
                completeExceptionally(failure);
            }
        }
    }
}
