package com.github.copilot.tool.processor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The declarations in one request: a header for each that a type names, and the members of those that arguments can
 * hold.
 *
 * <p>Writing one part discovers others. They are queued, never descended into, so that neither a recursive type nor a
 * long chain of types matters.
 */
final class Declarations {
    private final Elements elements;
    private final Sources sources;
    private final TypeElement toolClass;
    private final Handles handles;
    private final TypeTable types;
    private final Members members;

    private final Map<TypeElement, Integer> ids = new HashMap<>();
    private final List<Entry> entries = new ArrayList<>();
    private final Map<ExecutableElement, byte[]> toolMethods = new LinkedHashMap<>();

    private final Deque<Entry> withoutHeader = new ArrayDeque<>();
    private final Deque<Entry> withoutMembers = new ArrayDeque<>();
    private final Deque<Integer> openTypes = new ArrayDeque<>();
    private final BitSet reachedTypes = new BitSet();
    private final List<byte[]> bundles = new ArrayList<>();
    private int closedParameters;

    /**
     * The declarations of one request.
     *
     * @param elements knows binary names
     * @param sources knows origins and comments
     * @param toolClass from where origins are seen
     * @param handles where elements and annotations get their ids
     */
    Declarations(Elements elements, Sources sources, TypeElement toolClass, Handles handles) {
        this.elements = elements;
        this.sources = sources;
        this.toolClass = toolClass;
        this.handles = handles;
        this.types = new TypeTable(handles, this::id);
        this.members = new Members(elements, sources, handles, types);
    }

    /** A declaration on its way into the request. */
    private static final class Entry {
        final TypeElement type;
        final String packageName;
        final Origin origin;
        /** The types that the header names and that arguments can hold if they can hold this one. */
        final List<Integer> named = new ArrayList<>();

        byte[] header = {};
        byte[] members = {};
        boolean described;

        Entry(TypeElement type, String packageName, Origin origin) {
            this.type = type;
            this.packageName = packageName;
            this.origin = origin;
        }

        boolean isDocumented() {
            return origin == Origin.SAME_FILE;
        }
    }

    /** The id of a declaration, a new one where it was not met yet; its header is then written in due time. */
    int id(TypeElement type) {
        Integer known = ids.putIfAbsent(type, entries.size());
        if (known != null) {
            return known;
        }
        String packageName = Packages.of(type);
        // Most types are the JDK's: spare the question.
        Origin origin = Packages.isJdk(packageName) ? Origin.CLASS_FILE : sources.origin(type, toolClass);
        Entry entry = new Entry(type, packageName, origin);
        entries.add(entry);
        withoutHeader.add(entry);
        return entries.size() - 1;
    }

    /**
     * Takes in the tool methods of the tool class's hierarchy, and all that they lead to.
     *
     * @param found the methods by the type that declares them
     */
    void addTools(Map<TypeElement, Set<ExecutableElement>> found) {
        List<Entry> hosts = new ArrayList<>();
        found.forEach((type, methods) -> {
            Entry host = entries.get(id(type));
            hosts.add(host);
            for (ExecutableElement method : methods) {
                JsonWriter json = new JsonWriter();
                members.method(json, method, host.isDocumented(), Members.Reach.PARAMETERS, this::reach);
                toolMethods.put(method, json.toByteArray());
            }
        });
        close();
        for (Entry host : hosts) {
            if (!host.described) {
                host.described = true;
                host.members = toolMembers(host);
            }
        }
    }

    /** Writes the members {@code annotationTypes}, {@code typeParameters}, {@code types} and {@code declarations}. */
    void write(JsonWriter json) {
        array(json, "annotationTypes", bundles, bundle -> {
            json.beginObject();
            json.fragment(bundle);
            json.endObject();
        });
        types.write(json);
        json.beginArray("declarations");
        for (Entry entry : entries) {
            json.beginObject();
            json.fragment(entry.header);
            json.member("described", entry.described);
            json.fragment(entry.members);
            json.endObject();
        }
        json.endArray();
    }

    /** Notes a type that arguments can hold. */
    private void reach(int type) {
        if (!reachedTypes.get(type)) {
            reachedTypes.set(type);
            openTypes.add(type);
        }
    }

    /** Writes what is queued until nothing leads further. */
    private void close() {
        byte[] bundle;
        while (true) {
            if (!withoutHeader.isEmpty()) {
                Entry entry = withoutHeader.remove();
                entry.header = header(entry);
            } else if (!openTypes.isEmpty()) {
                follow(types.use(openTypes.remove()));
            } else if (!withoutMembers.isEmpty()) {
                Entry entry = withoutMembers.remove();
                entry.members = allMembers(entry);
            } else if ((bundle = types.annotations().nextBundle(this::reach)) != null) {
                bundles.add(bundle);
            } else if (closedParameters < types.parameterCount()) {
                types.bounds(closedParameters++);
            } else {
                return;
            }
        }
    }

    /** Goes on from a type that arguments can hold to those that it names. */
    private void follow(TypeTable.Use use) {
        use.parts().forEach(this::reach);
        if (use.parameter() != TypeTable.NONE) {
            types.bounds(use.parameter()).forEach(this::reach);
        }
        if (use.declaration() != TypeTable.NONE) {
            Entry entry = entries.get(use.declaration());
            if (!entry.described && !Packages.isOpaque(entry.packageName)) {
                entry.described = true;
                // What the header names is reached with the members, when it has certainly been written.
                withoutMembers.add(entry);
            }
        }
    }

    private byte[] header(Entry entry) {
        TypeElement type = entry.type;
        IntConsumer named = entry.named::add;
        JsonWriter json = new JsonWriter();
        json.member("element", handles.element(type));
        json.member("binaryName", elements.getBinaryName(type));
        json.member("package", entry.packageName);
        json.strings("path", path(type));
        json.member("kind", type.getKind().name());
        json.member("nesting", type.getNestingKind().name());
        json.strings("modifiers", Modifiers.of(type));
        if (type.getNestingKind() == NestingKind.MEMBER && type.getEnclosingElement() instanceof TypeElement around) {
            json.member("enclosing", id(around));
        }
        List<Integer> typeParameters = new ArrayList<>();
        type.getTypeParameters().forEach(parameter -> typeParameters.add(types.parameter(parameter)));
        json.numbers("typeParameters", typeParameters);
        if (type.getSuperclass().getKind() != TypeKind.NONE) {
            int superclass = types.id(type.getSuperclass());
            named.accept(superclass);
            json.member("superclass", superclass);
        }
        json.numbers("interfaces", ids(type.getInterfaces(), named));
        if (!Packages.isOpaque(entry.packageName)) {
            json.numbers("permitted", ids(permitted(type), named));
        }
        types.annotations().ofElement(json, type, named);
        if (entry.isDocumented()) {
            json.member("documentation", sources.documentation(type));
        }
        json.member("origin", entry.origin.name());
        if (type.getKind() == ElementKind.ENUM && Packages.isOpaque(entry.packageName)) {
            entry.members = constants(type);
        }
        return json.toByteArray();
    }

    /** All that the request tells of a type that arguments can hold. */
    private byte[] allMembers(Entry entry) {
        TypeElement type = entry.type;
        boolean documented = entry.isDocumented();
        entry.named.forEach(this::reach);
        type.getTypeParameters()
                .forEach(parameter -> types.bounds(types.parameter(parameter)).forEach(this::reach));
        JsonWriter json = new JsonWriter();
        array(json, "components", Records.components(type), component -> {
            members.member(json, component, documented, this::reach);
        });
        List<? extends Element> enclosed = type.getEnclosedElements();
        array(json, "fields", ElementFilter.fieldsIn(enclosed), field -> {
            members.member(json, field, documented, this::reach);
        });
        array(json, "constructors", ElementFilter.constructorsIn(enclosed), constructor -> {
            members.method(json, constructor, documented, Members.Reach.PARAMETERS, this::reach);
        });
        Set<String> componentNames = new HashSet<>();
        Records.components(type)
                .forEach(component ->
                        componentNames.add(component.getSimpleName().toString()));
        List<ExecutableElement> methods = new ArrayList<>(ElementFilter.methodsIn(enclosed));
        methods.removeIf(method -> !toolMethods.containsKey(method) && !Members.isSent(method, type, componentNames));
        array(json, "methods", methods, method -> {
            byte[] written = toolMethods.get(method);
            if (written != null) {
                json.fragment(written);
            } else {
                members.method(json, method, documented, Members.Reach.PARAMETERS_AND_RESULT, this::reach);
            }
        });
        return json.toByteArray();
    }

    /** The constants of an enum of which nothing else is told. */
    private byte[] constants(TypeElement type) {
        List<VariableElement> fields = new ArrayList<>(ElementFilter.fieldsIn(type.getEnclosedElements()));
        fields.removeIf(field -> field.getKind() != ElementKind.ENUM_CONSTANT);
        JsonWriter json = new JsonWriter();
        array(json, "fields", fields, field -> members.member(json, field, false, reached -> {}));
        return json.toByteArray();
    }

    /** All that the request tells of a type that only has tools. */
    private byte[] toolMembers(Entry entry) {
        List<ExecutableElement> methods = new ArrayList<>(ElementFilter.methodsIn(entry.type.getEnclosedElements()));
        methods.removeIf(method -> !toolMethods.containsKey(method));
        JsonWriter json = new JsonWriter();
        array(json, "methods", methods, method -> json.fragment(toolMethods.get(method)));
        return json.toByteArray();
    }

    private static <T> void array(JsonWriter json, String name, List<? extends T> elements, Consumer<T> write) {
        if (!elements.isEmpty()) {
            json.beginArray(name);
            elements.forEach(write);
            json.endArray();
        }
    }

    private List<Integer> ids(List<? extends TypeMirror> mirrors, IntConsumer named) {
        List<Integer> found = types.ids(mirrors);
        found.forEach(named::accept);
        return found;
    }

    private static List<? extends TypeMirror> permitted(TypeElement type) {
        if (!type.getModifiers().contains(Modifier.SEALED)) {
            return List.of();
        }
        try {
            return type.getPermittedSubclasses();
        } catch (RuntimeException unsupported) {
            // Compilers other than javac had sealed types before they had this method.
            return List.of();
        }
    }

    /** The simple names from the outermost type to this one. */
    private static List<String> path(TypeElement type) {
        Deque<String> names = new ArrayDeque<>();
        Element next = type;
        while (next instanceof TypeElement) {
            names.push(next.getSimpleName().toString());
            next = next.getEnclosingElement();
        }
        return List.copyOf(names);
    }
}
