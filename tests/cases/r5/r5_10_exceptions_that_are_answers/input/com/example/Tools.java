package com.example;

import com.example.lib.ClosedException;
import com.example.lib.DriverException;
import com.github.copilot.tool.CopilotTool;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

public class Tools extends Shop<OrderException> {
    static class NotFound extends Exception {
        private static final long serialVersionUID = 1;

        NotFound(String message) {
            super(message);
        }
    }

    static class NeverFound extends NotFound {
        private static final long serialVersionUID = 1;

        NeverFound() {
            super("no such order, ever");
        }
    }

    public record Note(String text, int thrown) {
        public Note {
            if (text.isEmpty()) {
                throw new OrderException("a constructor's");
            }
        }
    }

    @CopilotTool("Finds.")
    public String find(String id) throws NotFound {
        if (id.isEmpty()) {
            throw new NeverFound();
        }
        throw new NotFound("There is no order " + id + ".");
    }

    @CopilotTool("Finds one that is there.")
    public List<String> found() throws NotFound, IOException {
        return List.of("A-1");
    }

    @CopilotTool("An unchecked one, declared.")
    public int declared(int thrown) throws OrderException {
        throw new OrderException("declared " + thrown);
    }

    @CopilotTool("An unchecked one, not declared.")
    public int undeclared() {
        throw new OrderException("undeclared");
    }

    @CopilotTool("Another than the declared one.")
    public void another() throws NotFound {
        throw new IllegalStateException("another");
    }

    @CopilotTool("Without a message.")
    public void silent() throws NotFound {
        throw new NotFound(null);
    }

    @CopilotTool("With a blank message.")
    public void blank() throws NotFound {
        throw new NotFound(" \n");
    }

    @CopilotTool("With half of a surrogate pair.")
    public void half() throws NotFound {
        throw new NotFound("half \ud83d.");
    }

    @CopilotTool("Whose message throws.")
    public void broken() throws OrderException {
        throw new OrderException("") {
            private static final long serialVersionUID = 1;

            @Override
            public String getMessage() {
                throw new IllegalStateException("no message");
            }
        };
    }

    @CopilotTool("A library's with the annotation.")
    public void annotated() throws ClosedException {
        throw new ClosedException("closed today");
    }

    @CopilotTool("A library's whose superclass has it.")
    public void inherited() throws ClosedException.ForGood {
        throw new ClosedException.ForGood();
    }

    @CopilotTool("A library's without it.")
    public void driver() throws DriverException {
        throw new DriverException("row 7 of table SECRET");
    }

    @CopilotTool("The JDK's.")
    public void io() throws IOException {
        throw new IOException("/etc/secret");
    }

    @CopilotTool("Several.")
    public String several(int which) throws IOException, NotFound, OrderException {
        switch (which) {
            case 0:
                throw new IOException("secret");
            case 1:
                throw new NotFound("first");
            default:
                throw new OrderException("second");
        }
    }

    @CopilotTool("A variable of the method.")
    public <E extends OrderException> Optional<String> variable() throws E {
        throw new OrderException("by its bound");
    }

    @CopilotTool("Later.")
    public CompletableFuture<String> later() throws NotFound {
        return CompletableFuture.failedFuture(new NotFound("later"));
    }

    @CopilotTool("Later, in Java's wrapping.")
    public CompletionStage<List<Integer>> wrapped() throws NotFound {
        return CompletableFuture.failedFuture(new CompletionException(new NeverFound()));
    }

    @CopilotTool("Before its future.")
    public CompletableFuture<Optional<Integer>> early() throws NotFound {
        throw new NotFound("early");
    }

    @CopilotTool("Later, another.")
    public CompletableFuture<Integer> otherwise() throws NotFound {
        return CompletableFuture.failedFuture(new IllegalStateException("otherwise"));
    }

    @CopilotTool("Later, and found.")
    public CompletableFuture<Integer> succeeds() throws NotFound {
        return CompletableFuture.completedFuture(7);
    }

    @CopilotTool("Promises a future.")
    public CompletableFuture<Integer> nothing() throws NotFound {
        return null;
    }

    @CopilotTool("Static.")
    public static void fixed() throws OrderException {
        throw new OrderException("static");
    }

    @CopilotTool("A flattened record, whose constructor throws one.")
    public void note(Note note) throws OrderException {
        throw new OrderException("noted");
    }

    @Override
    public String close() {
        throw new OrderException("by the override");
    }

    @Override
    OrderException failure() {
        return new OrderException("bound");
    }
}
