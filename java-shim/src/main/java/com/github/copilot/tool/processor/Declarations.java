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
import java.util.function.ToIntFunction;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The declarations in one request: a header for each that a type names, and the members of those that arguments can
 * hold, and what is written of those that only results can hold.
 *
 * <p>Writing one part discovers others. They are queued, never descended into, so that neither a recursive type nor a
 * long chain of types matters.
 */
final class Declarations implements ToIntFunction<TypeElement> {
    /** The most types that are described only because results hold them: a framework's getters lead anywhere. */
    private static final int MOST_RESULTS = 500;

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

    /** What was met since {@link #reachAll} was called. */
    private final List<Integer> reached = new ArrayList<>();

    /** Whether what is described from now on is written, never read: arguments come first, and have more to say. */
    private boolean isWriting;

    private int describedResults;

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
        this.types = new TypeTable(sources, handles, this);
        this.members = new Members(elements, sources, handles, types);
    }

    /** The same as {@link #id}. */
    @Override
    public int applyAsInt(TypeElement type) {
        return id(type);
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

        /** Whether its members are never described; what is declared in sources is the user's (R4.12). */
        boolean isOpaque() {
            return origin == Origin.CLASS_FILE && Packages.isOpaque(packageName);
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
        Entry entry = new Entry(type, packageName, sources.origin(type, toolClass));
        entries.add(entry);
        withoutHeader.add(entry);
        return entries.size() - 1;
    }

    /**
     * Takes in the tool methods of the tool class's hierarchy, and all that they lead to.
     *
     * @param found the methods, and what the type variables in their signatures stand for
     */
    void addTools(ToolMethods found) {
        List<Entry> hosts = new ArrayList<>();
        for (Map.Entry<TypeElement, Set<ExecutableElement>> tools :
                found.byType().entrySet()) {
            Entry host = entries.get(id(tools.getKey()));
            hosts.add(host);
            for (ExecutableElement method : tools.getValue()) {
                JsonWriter json = new JsonWriter();
                members.method(json, method, host.isDocumented(), Members.Reach.PARAMETERS, reached);
                toolMethods.put(method, json.toByteArray());
            }
        }
        reachAll();
        reach(types.ids(found.typeArguments()));
        close();
        isWriting = true;
        for (Set<ExecutableElement> tools : found.byType().values()) {
            for (ExecutableElement method : tools) {
                reach(types.id(method.getReturnType()));
            }
        }
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
        if (!bundles.isEmpty()) {
            json.beginArray("annotationTypes");
            for (byte[] bundle : bundles) {
                json.beginObject();
                json.fragment(bundle);
                json.endObject();
            }
            json.endArray();
        }
        types.annotations().writeRefusedExpressions(json);
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

    private void reach(List<Integer> types) {
        for (int type : types) {
            reach(type);
        }
    }

    private void reachAll() {
        reach(reached);
        reached.clear();
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
            } else if ((bundle = types.annotations().nextBundle(reached)) != null) {
                bundles.add(bundle);
                reachAll();
            } else if (closedParameters < types.parameterCount()) {
                types.bounds(closedParameters++);
            } else {
                return;
            }
        }
    }

    /** Goes on from a type that arguments can hold to those that it names. */
    private void follow(TypeTable.Use use) {
        reach(use.parts());
        if (use.parameter() != TypeTable.NONE) {
            reach(types.bounds(use.parameter()));
        }
        if (use.declaration() != TypeTable.NONE) {
            Entry entry = entries.get(use.declaration());
            if (!entry.described && !entry.isOpaque() && (!isWriting || describedResults++ < MOST_RESULTS)) {
                entry.described = true;
                // What the header names is reached with the members, when it has certainly been written.
                withoutMembers.add(entry);
            }
        }
    }

    private byte[] header(Entry entry) {
        TypeElement type = entry.type;
        List<Integer> named = entry.named;
        JsonWriter json = new JsonWriter();
        json.member("element", handles.element(type));
        json.member("binaryName", elements.getBinaryName(type));
        json.member("package", entry.packageName);
        List<String> path = path(type);
        json.strings("path", path);
        json.member(Members.NOT_IDENTIFIER, !areIdentifiers(path) || !arePackage(entry.packageName));
        json.member("kind", type.getKind().name());
        json.member("nesting", type.getNestingKind().name());
        json.strings("modifiers", Modifiers.of(type));
        if (type.getNestingKind() == NestingKind.MEMBER && type.getEnclosingElement() instanceof TypeElement around) {
            json.member("enclosing", id(around));
        }
        json.numbers("typeParameters", types.parameters(type.getTypeParameters()));
        if (type.getSuperclass().getKind() != TypeKind.NONE) {
            int superclass = types.id(type.getSuperclass());
            named.add(superclass);
            json.member("superclass", superclass);
        }
        json.numbers("interfaces", ids(type.getInterfaces(), named));
        if (!entry.isOpaque()) {
            json.numbers("permitted", ids(permitted(type), named));
        }
        types.annotations().ofElement(json, type, named);
        if (entry.isDocumented()) {
            json.member("documentation", sources.documentation(type));
        }
        json.member("origin", entry.origin.name());
        if (type.getKind() == ElementKind.ENUM && entry.isOpaque()) {
            entry.members = constants(type);
        }
        return json.toByteArray();
    }

    private static boolean arePackage(String name) {
        return name.isEmpty() || areIdentifiers(List.of(name.split("\\.", -1)));
    }

    private static boolean areIdentifiers(List<String> names) {
        for (String name : names) {
            if (!SourceVersion.isIdentifier(name)) {
                return false;
            }
        }
        return true;
    }

    /** All that the request says of a type that arguments can hold. */
    private byte[] allMembers(Entry entry) {
        TypeElement type = entry.type;
        boolean documented = entry.isDocumented();
        reach(entry.named);
        for (int parameter : types.parameters(type.getTypeParameters())) {
            reach(types.bounds(parameter));
        }
        List<? extends RecordComponentElement> components = Records.components(type);
        List<? extends Element> enclosed = type.getEnclosedElements();
        JsonWriter json = new JsonWriter();
        members(json, "components", components, documented, reached);
        members(json, "fields", ElementFilter.fieldsIn(enclosed), documented, reached);
        List<ExecutableElement> constructors = ElementFilter.constructorsIn(enclosed);
        if (!constructors.isEmpty() && !isWriting) {
            json.beginArray("constructors");
            for (ExecutableElement constructor : constructors) {
                members.method(json, constructor, documented, Members.Reach.PARAMETERS, reached);
            }
            json.endArray();
        }
        Set<String> componentNames = new HashSet<>();
        for (RecordComponentElement component : components) {
            componentNames.add(component.getSimpleName().toString());
        }
        List<byte[]> methods = new ArrayList<>();
        for (ExecutableElement method : ElementFilter.methodsIn(enclosed)) {
            byte[] tool = toolMethods.get(method);
            if (tool != null) {
                methods.add(tool);
            } else if (Members.isSent(method, type, componentNames)
                    && !(isWriting && method.getModifiers().contains(Modifier.STATIC))) {
                JsonWriter property = new JsonWriter();
                members.method(
                        property,
                        method,
                        documented,
                        isWriting ? Members.Reach.RESULT : Members.Reach.PARAMETERS_AND_RESULT,
                        reached);
                methods.add(property.toByteArray());
            }
        }
        fragments(json, "methods", methods);
        reachAll();
        return json.toByteArray();
    }

    /** The constants of an enum of which the request says nothing else. */
    private byte[] constants(TypeElement type) {
        List<VariableElement> constants = new ArrayList<>();
        for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
            if (field.getKind() == ElementKind.ENUM_CONSTANT) {
                constants.add(field);
            }
        }
        JsonWriter json = new JsonWriter();
        members(json, "fields", constants, false, new ArrayList<>());
        return json.toByteArray();
    }

    /** All that the request says of a type that only has tools. */
    private byte[] toolMembers(Entry entry) {
        List<byte[]> methods = new ArrayList<>();
        for (ExecutableElement method : ElementFilter.methodsIn(entry.type.getEnclosedElements())) {
            byte[] tool = toolMethods.get(method);
            if (tool != null) {
                methods.add(tool);
            }
        }
        JsonWriter json = new JsonWriter();
        fragments(json, "methods", methods);
        return json.toByteArray();
    }

    private void members(
            JsonWriter json, String name, List<? extends Element> found, boolean documented, List<Integer> reached) {
        if (!found.isEmpty()) {
            json.beginArray(name);
            for (Element member : found) {
                members.member(json, member, documented, reached);
            }
            json.endArray();
        }
    }

    private static void fragments(JsonWriter json, String name, List<byte[]> written) {
        if (!written.isEmpty()) {
            json.beginArray(name);
            for (byte[] fragment : written) {
                json.fragment(fragment);
            }
            json.endArray();
        }
    }

    private List<Integer> ids(List<? extends TypeMirror> mirrors, List<Integer> named) {
        List<Integer> found = types.ids(mirrors);
        named.addAll(found);
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
