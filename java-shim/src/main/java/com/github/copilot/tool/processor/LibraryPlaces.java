package com.github.copilot.tool.processor;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The directories that the native library can be extracted to, as properties and the environment name them. */
final class LibraryPlaces {

    private static final String DIRECTORY = "copilot-tool-processor";

    private final Surroundings surroundings;
    private final List<String> problems = new ArrayList<>();
    private final List<Throwable> causes = new ArrayList<>();

    /** @param surroundings the properties of this process */
    LibraryPlaces(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** Returns the places in the order in which they are tried: in the user's cache, then among temporary files. */
    List<Path> all() {
        List<Path> places = new ArrayList<>();
        Path cache = inUserCache();
        if (cache != null) {
            places.add(cache);
        }
        String temporary = surroundings.property("java.io.tmpdir");
        Path path = path("java.io.tmpdir", temporary);
        if (path != null && !temporary.isEmpty()) {
            places.add(inShared(path.toAbsolutePath()));
        }
        return places;
    }

    /** Returns the place in the user's cache, or null after noting why there is none. */
    Path inUserCache() {
        Path cache = userCache();
        return cache == null ? null : cache.resolve(DIRECTORY);
    }

    /** Returns the user's own place in a directory that users share. */
    Path inShared(Path directory) {
        String user = surroundings.property("user.name");
        return directory.resolve(DIRECTORY + "-" + (user == null ? "_" : user.replaceAll("[^A-Za-z0-9._-]", "_")));
    }

    /** Returns why some places cannot be named, one text each. */
    List<String> problems() {
        return problems;
    }

    /** Returns the exceptions that caused some of the {@link #problems}. */
    List<Throwable> causes() {
        return causes;
    }

    /** Returns the directory for the user's caches, or null after noting why there is none. */
    private Path userCache() {
        Path xdg = path("XDG_CACHE_HOME", surroundings.variable("XDG_CACHE_HOME"));
        // The XDG specification says that relative paths are ignored.
        if (xdg != null && xdg.isAbsolute()) {
            return xdg;
        }
        // On Windows this variable names the directory for data that stay on this machine.
        Path local = path("LOCALAPPDATA", surroundings.variable("LOCALAPPDATA"));
        if (local != null && local.isAbsolute()) {
            return local;
        }
        // user.home comes first, which the JVM reads from the password database: under sudo, HOME can be another
        // user's.
        String user = surroundings.property("user.home");
        String variable = surroundings.variable("HOME");
        Path home = existing(path("user.home", user));
        if (home == null) {
            home = existing(path("HOME", variable));
        }
        if (home != null) {
            return home.resolve(".cache");
        }
        problems.add("the home directory (user.home is " + user + ", HOME is " + variable + "): there is none");
        return null;
    }

    private static Path existing(Path directory) {
        return directory != null && directory.isAbsolute() && Files.isDirectory(directory) ? directory : null;
    }

    /** Returns a value as a path; null if there is none, or after noting that the value cannot be one. */
    private Path path(String name, String value) {
        if (value == null) {
            return null;
        }
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            // On Unix a path is bytes in the locale's encoding; that of the locale C has only ASCII.
            problems.add(name + ", " + value + ": it cannot be a path (" + e.getReason() + "; the encoding of paths is "
                    + surroundings.property("sun.jnu.encoding") + ", that of the locale)");
            causes.add(e);
            return null;
        }
    }
}
