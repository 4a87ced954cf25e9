package com.example;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of a library. */
public class ShelfTools {
    /**
     * A book.
     *
     * @param title its title
     * @param kind its kind
     * @param until when it is due
     */
    public record Book(String title, Kind kind, LocalDate until) {}

    /** A kind of book. */
    public enum Kind {
        /** Invented. */
        NOVEL,
        /** True. */
        REPORT
    }

    /**
     * Counts the books of a shelf.
     *
     * @param books the books
     * @param most the most that are counted
     * @return how many there are
     */
    @CopilotTool("Counts books.")
    public int countBooks(
            @CopilotToolParam("The books") List<Book> books,
            @CopilotToolParam(value = "The most", defaultValue = "10") int most) {
        return Math.min(books.size(), most);
    }

    /**
     * Finds the shelf of a label.
     *
     * @param label the label's name and value
     * @return the shelf
     */
    @CopilotTool("Finds a shelf.")
    public String findShelf(@CopilotToolParam("The label") Map.Entry<String, String> label) {
        return label.getKey() + " " + label.getValue();
    }

    /**
     * Orders a book.
     *
     * @param title its title
     * @return the order
     */
    @CopilotTool("Orders a book.")
    public CompletableFuture<String> orderBook(@CopilotToolParam("Its title") String title) {
        return CompletableFuture.completedFuture(title);
    }
}
