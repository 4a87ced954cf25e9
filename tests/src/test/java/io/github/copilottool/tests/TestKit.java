package io.github.copilottool.tests;

import io.github.copilottool.testkit.SchemaInstances;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The test kit with the API of some tool classes. It is used by reflection, since that API is in a loader of its own. */
final class TestKit extends URLClassLoader {
    private static final String PACKAGE = SchemaInstances.class.getPackageName() + ".";

    /** One for all tool classes with the same API, since each one has to be loaded and compiled by the JVM. */
    private static final Map<ClassLoader, TestKit> KITS = new ConcurrentHashMap<>();

    private TestKit(ClassLoader parent, URL jar) {
        super(new URL[] {jar}, parent);
    }

    private static TestKit over(ClassLoader api) {
        return KITS.computeIfAbsent(api, parent -> new TestKit(parent, Run.url(Built.jarOf(SchemaInstances.class))));
    }

    /**
     * A disagreement of a tool and its schema, see the kit's {@code SchemaReport}.
     *
     * @param tool the tool's name
     * @param path the path of the value, with {@code []} for each index
     * @param kind the relation of the value to the schema
     * @param text the whole line of the report
     */
    record Disagreement(String tool, String path, String kind, String text) {}

    /**
     * A comparison of tools with their schemas.
     *
     * @param disagreements the disagreements
     * @param tools how many tools were compared
     * @param read how many arguments were read
     */
    record Comparison(List<Disagreement> disagreements, int tools, int read) {}

    /**
     * Compares tools with their schemas.
     *
     * @param api the loader of the tools' API
     */
    static Comparison comparison(ClassLoader api, List<Tool> tools) {
        try {
            List<?> definitions = tools.stream().map(Tool::definition).toList();
            Object all = over(api)
                    .loadClass(PACKAGE + "Tools")
                    .getMethod("ofDefinitions", Collection.class)
                    .invoke(null, definitions);
            Object report = all.getClass().getMethod("compareSchemas").invoke(all);
            List<?> found =
                    (List<?>) report.getClass().getMethod("disagreements").invoke(report);
            int read = (int) report.getClass().getMethod("read").invoke(report);
            List<Disagreement> disagreements = found.stream()
                    .map(each -> new Disagreement(
                            component(each, "tool"),
                            component(each, "path").replaceAll("\\[\\d+]", "[]"),
                            component(each, "kind"),
                            each.toString()))
                    .toList();
            return new Comparison(disagreements, tools.size(), read);
        } catch (InvocationTargetException failed) {
            throw new AssertionError(failed.getCause());
        } catch (ReflectiveOperationException failed) {
            throw new AssertionError(failed);
        }
    }

    private static String component(Object record, String name) {
        try {
            return String.valueOf(record.getClass().getMethod(name).invoke(record));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    // The kit is on the tests' class path, too, but without an API.
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(PACKAGE)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }
    }
}
