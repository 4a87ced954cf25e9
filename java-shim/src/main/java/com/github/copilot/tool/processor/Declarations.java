package com.github.copilot.tool.processor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The declarations in one request: a header for each that a type names, and the members of those that arguments or
 * results of tools can contain.
 *
 * <p>Writing one part discovers others, which are queued. So recursive types and long chains of types need no
 * recursion.
 */
final class Declarations {
    /**
     * The most types that are described only because results can contain them: a framework's getters can lead to all of
     * it.
     */
    private static final int MOST_RESULTS = 500;

    /**
     * The most types of class files that are described only because methods without annotations lead to them. Whether
     * such a method is a property is decided in the core, so all of them are followed.
     */
    private static final int MOST_MENTIONED = 200;

    private final Elements elements;
    private final Sources sources;
    private final ClassOutput output;
    private final TypeElement toolClass;
    private final DiagnosticTargets targets;
    private final TypeTable types;
    private final Members members;

    private final Map<TypeElement, Integer> ids = new HashMap<>();
    private final List<DeclarationEntry> entries = new ArrayList<>();
    private final Map<ExecutableElement, byte[]> toolMethods = new LinkedHashMap<>();

    private final Deque<DeclarationEntry> withoutHeader = new ArrayDeque<>();
    private final Deque<DeclarationEntry> withoutMembers = new ArrayDeque<>();

    /** The types to follow to which fields, constructors, annotations and annotated methods lead. */
    private final Deque<Integer> openTypes = new ArrayDeque<>();

    /** The types to which only methods without annotations lead so far. They are followed last. */
    private final Deque<Integer> mentionedTypes = new ArrayDeque<>();

    private final BitSet followedTypes = new BitSet();

    /**
     * Whether the types that are described from now on are written, never read. Arguments come first, since more is
     * described of them.
     */
    private boolean isWriting;

    private int describedResults;
    private int describedMentioned;

    /** A class that is new in databind 2.21. */
    private static final String OF_JACKSON_2_21 = "com.fasterxml.jackson.databind.InjectableValues.Base";

    private final JsonWriter annotationTypes = new JsonWriter();
    private int closedParameters;

    /**
     * Begins the declarations of one request.
     *
     * @param toolClass the class that origins are relative to
     * @param lombokFinished whether Lombok has added all members
     */
    Declarations(
            Elements elements,
            Sources sources,
            ClassOutput output,
            TypeElement toolClass,
            DiagnosticTargets targets,
            boolean lombokFinished) {
        this.elements = elements;
        this.sources = sources;
        this.output = output;
        this.toolClass = toolClass;
        this.targets = targets;
        this.types = new TypeTable(targets, this, lombokFinished);
        this.members = new Members(elements, sources, targets, types);
    }

    /** A declaration that is being written. */
    private static final class DeclarationEntry {
        final TypeElement type;
        final String packageName;
        final Origin origin;
        /** The types in the header that are reached if this one is. */
        final List<Integer> named = new ArrayList<>();

        byte[] header = {};
        byte[] members = {};
        boolean described;

        DeclarationEntry(TypeElement type, String packageName, Origin origin) {
            this.type = type;
            this.packageName = packageName;
            this.origin = origin;
        }

        /** Whether its members are never described. A declaration in sources is the user's (R4.12). */
        boolean isOpaque() {
            return origin == Origin.CLASS_FILE && Packages.isOpaque(packageName);
        }

        boolean isDocumented() {
            return origin == Origin.SAME_FILE;
        }
    }

    /** Returns the id of a declaration, a new one if it was not met yet. Then its header is queued. */
    int id(TypeElement type) {
        Integer known = ids.putIfAbsent(type, entries.size());
        if (known != null) {
            return known;
        }
        DeclarationEntry entry = new DeclarationEntry(type, Packages.of(type), sources.origin(type, toolClass));
        entries.add(entry);
        withoutHeader.add(entry);
        return entries.size() - 1;
    }

    /**
     * Adds the tool methods of the tool class's hierarchy, and the types that they lead to.
     *
     * @param contextTypes the qualified names of types that are not followed from a tool method, subtypes included:
     *     other libraries pass in values of them, so they are no arguments
     */
    void addTools(ToolMethods found, List<String> contextTypes) {
        List<DeclarationEntry> hosts = new ArrayList<>();
        List<Integer> reached = new ArrayList<>();
        for (Map.Entry<TypeElement, Set<ExecutableElement>> tools :
                found.byType().entrySet()) {
            DeclarationEntry host = entries.get(id(tools.getKey()));
            hosts.add(host);
            for (ExecutableElement method : tools.getValue()) {
                toolMethods.put(method, members.method(method, host.isDocumented(), true, false, reached));
            }
        }
        if (!contextTypes.isEmpty()) {
            reached.removeIf(type -> isOneOf(type, contextTypes));
        }
        openTypes.addAll(reached);
        openTypes.addAll(types.ids(found.typeArguments()));
        close();
        isWriting = true;
        for (Set<ExecutableElement> tools : found.byType().values()) {
            for (ExecutableElement method : tools) {
                openTypes.add(types.id(method.getReturnType()));
            }
        }
        close();
        for (DeclarationEntry host : hosts) {
            if (!host.described) {
                host.described = true;
                host.members = toolMembers(host);
            }
        }
    }

    /** Whether a type is one of the named ones, or a subtype of one. */
    private boolean isOneOf(int type, List<String> names) {
        int declaration = types.entry(type).declaration();
        Deque<TypeElement> open = new ArrayDeque<>();
        if (declaration != TypeTable.NONE) {
            open.add(entries.get(declaration).type);
        }
        Set<TypeElement> seen = new HashSet<>();
        while (!open.isEmpty()) {
            TypeElement next = open.remove();
            if (names.contains(next.getQualifiedName().toString())) {
                return true;
            }
            for (TypeMirror supertype : Hierarchies.supertypes(next)) {
                if (supertype instanceof DeclaredType declared
                        && declared.asElement() instanceof TypeElement element
                        && seen.add(element)) {
                    open.add(element);
                }
            }
        }
        return false;
    }

    /** Returns the names of the types that the compiler does not know. */
    Set<String> missing() {
        return types.missing();
    }

    /** Writes the members {@code annotationTypes}, {@code typeParameters}, {@code types} and {@code declarations}. */
    void write(JsonWriter json) {
        json.array("annotationTypes", annotationTypes.toByteArray());
        types.annotations().writeRefusedExpressions(json);
        boolean isOlder = types.annotations().needJackson221()
                && new VisibleTypes(elements, toolClass).findAnywhere(OF_JACKSON_2_21) == null;
        json.member("olderJackson", isOlder);
        types.write(json);
        json.beginArray("declarations");
        for (DeclarationEntry entry : entries) {
            json.beginObject();
            json.fragment(entry.header);
            json.member("described", entry.described);
            json.fragment(entry.members);
            json.endObject();
        }
        json.endArray();
    }

    /** Writes the queued parts until the queues are empty. */
    private void close() {
        while (true) {
            if (!withoutHeader.isEmpty()) {
                DeclarationEntry entry = withoutHeader.remove();
                entry.header = header(entry);
            } else if (!openTypes.isEmpty()) {
                follow(openTypes.remove(), openTypes);
            } else if (!withoutMembers.isEmpty()) {
                DeclarationEntry entry = withoutMembers.remove();
                entry.members = allMembers(entry);
            } else if (!mentionedTypes.isEmpty()) {
                follow(mentionedTypes.remove(), mentionedTypes);
            } else if (types.annotations().writeNextType(annotationTypes, openTypes)) {
                // Its annotations can name types that have to be followed first.
                continue;
            } else if (closedParameters < types.parameterCount()) {
                types.bounds(closedParameters++);
            } else {
                return;
            }
        }
    }

    /** Describes a type, and adds the types that it names to a queue. */
    private void follow(int type, Deque<Integer> queue) {
        if (followedTypes.get(type)) {
            return;
        }
        TypeTable.TypeEntry used = types.entry(type);
        if (used.declaration() != TypeTable.NONE) {
            DeclarationEntry entry = entries.get(used.declaration());
            if (!entry.described && !entry.isOpaque()) {
                boolean isMentioned = queue == mentionedTypes && entry.origin == Origin.CLASS_FILE;
                if (isWriting && describedResults >= MOST_RESULTS
                        || isMentioned && describedMentioned >= MOST_MENTIONED) {
                    return;
                }
                describedResults += isWriting ? 1 : 0;
                describedMentioned += isMentioned ? 1 : 0;
                entry.described = true;
                // The types of the header are added with the members: then the header has certainly been written.
                withoutMembers.add(entry);
            }
        }
        followedTypes.set(type);
        queue.addAll(used.parts());
        if (used.parameter() != TypeTable.NONE) {
            queue.addAll(types.bounds(used.parameter()));
        }
    }

    private byte[] header(DeclarationEntry entry) {
        TypeElement type = entry.type;
        List<Integer> named = entry.named;
        JsonWriter json = new JsonWriter();
        json.member("element", targets.element(type));
        json.member("binaryName", elements.getBinaryName(type));
        json.member("package", entry.packageName);
        List<String> path = path(type);
        json.strings("path", path);
        json.member(Members.NOT_IDENTIFIER, !areIdentifiers(path) || !arePackage(entry.packageName));
        json.member("implicit", mayBeImplicit(type) && sources.isImplicit(type));
        json.member("kind", type.getKind().name());
        json.member("nesting", type.getNestingKind().name());
        json.strings("modifiers", Members.modifiers(type));
        if (type.getNestingKind() == NestingKind.MEMBER && type.getEnclosingElement() instanceof TypeElement around) {
            json.member("enclosing", id(around));
        }
        json.numbers("typeParameters", types.parameters(type.getTypeParameters()));
        List<String> missing = new ArrayList<>();
        TypeMirror superclass = Hierarchies.superclass(type, missing);
        if (superclass != null) {
            int id = types.id(superclass);
            named.add(id);
            json.member("superclass", id);
        }
        List<Integer> interfaces = ids(Hierarchies.interfaces(type, missing), named);
        addMissing(missing, interfaces);
        json.numbers("interfaces", interfaces);
        if (!entry.isOpaque()) {
            missing.clear();
            List<Integer> permitted = ids(permitted(type, missing), named);
            addMissing(missing, permitted);
            json.numbers("permitted", permitted);
        }
        types.annotations().ofElement(json, type, named);
        if (entry.isDocumented()) {
            json.member("documentation", sources.documentation(type));
        }
        json.member("origin", entry.origin.name());
        if (entry.origin == Origin.CLASS_FILE && !entry.isOpaque() && isThrowable(type)) {
            json.member("inOutput", output.has(type));
        }
        if (type.getKind() == ElementKind.ENUM && entry.isOpaque()) {
            entry.members = constants(type);
        }
        return json.toByteArray();
    }

    /** Whether the type is a class that can be thrown. Its supertypes have headers, too, so no further file is read. */
    private static boolean isThrowable(TypeElement type) {
        TypeElement next = type;
        // The search is bounded: malformed class files can contain a cycle.
        for (int i = 0; i < 256; i++) {
            if (next.getQualifiedName().contentEquals("java.lang.Throwable")) {
                return true;
            }
            if (!(Hierarchies.superclass(next, new ArrayList<>()) instanceof DeclaredType superclass
                    && superclass.asElement() instanceof TypeElement above)) {
                return false;
            }
            next = above;
        }
        return false;
    }

    /** Whether a class is as that of a compact source file: it is final, and in the unnamed package (JLS 8.1.8). */
    private static boolean mayBeImplicit(TypeElement type) {
        return type.getKind() == ElementKind.CLASS
                && type.getNestingKind() == NestingKind.TOP_LEVEL
                && type.getModifiers().contains(Modifier.FINAL)
                && Packages.of(type).isEmpty();
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

    /** Returns all members of a type. */
    private byte[] allMembers(DeclarationEntry entry) {
        TypeElement type = entry.type;
        boolean documented = entry.isDocumented();
        openTypes.addAll(entry.named);
        for (int parameter : types.parameters(type.getTypeParameters())) {
            openTypes.addAll(types.bounds(parameter));
        }
        List<? extends RecordComponentElement> components = Members.components(type);
        List<? extends Element> enclosed = type.getEnclosedElements();
        JsonWriter json = new JsonWriter();
        json.member(
                "describedElsewhere", !isWriting && entry.origin == Origin.SOURCE && sources.describesProperties(type));
        members(json, "components", components, documented, openTypes);
        members(json, "fields", ElementFilter.fieldsIn(enclosed), documented, openTypes);
        JsonWriter constructors = new JsonWriter();
        for (ExecutableElement constructor : ElementFilter.constructorsIn(enclosed)) {
            if (!isWriting || members.isAnnotatedCreator(constructor)) {
                constructors.fragment(members.method(constructor, documented, false, isWriting, openTypes));
            }
        }
        json.array("constructors", constructors.toByteArray());
        JsonWriter methods = new JsonWriter();
        for (ExecutableElement method : ElementFilter.methodsIn(enclosed)) {
            byte[] tool = toolMethods.get(method);
            if (tool != null) {
                methods.fragment(tool);
            } else if (!members.isLeftOut(method)
                    && !(isWriting
                            && method.getModifiers().contains(Modifier.STATIC)
                            && !members.isAnnotatedCreator(method))) {
                Deque<Integer> reached = Members.isAnnotated(method) ? openTypes : mentionedTypes;
                methods.fragment(members.described(method, documented, isWriting, reached));
            }
        }
        json.array("methods", methods.toByteArray());
        return json.toByteArray();
    }

    /** Returns the constants of an enum whose other members are not described. */
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

    /** Returns the tool methods of a type whose other members are not described. */
    private byte[] toolMembers(DeclarationEntry entry) {
        JsonWriter methods = new JsonWriter();
        for (ExecutableElement method : ElementFilter.methodsIn(entry.type.getEnclosedElements())) {
            byte[] tool = toolMethods.get(method);
            if (tool != null) {
                methods.fragment(tool);
            }
        }
        JsonWriter json = new JsonWriter();
        json.array("methods", methods.toByteArray());
        return json.toByteArray();
    }

    private void members(
            JsonWriter json,
            String name,
            List<? extends Element> found,
            boolean documented,
            Collection<Integer> reached) {
        if (!found.isEmpty()) {
            json.beginArray(name);
            for (Element member : found) {
                members.member(json, member, documented, reached);
            }
            json.endArray();
        }
    }

    private void addMissing(List<String> names, List<Integer> ids) {
        for (String name : names) {
            ids.add(types.missing(name));
        }
    }

    private List<Integer> ids(List<? extends TypeMirror> mirrors, List<Integer> named) {
        List<Integer> found = types.ids(mirrors);
        named.addAll(found);
        return found;
    }

    private static List<? extends TypeMirror> permitted(TypeElement type, List<String> missing) {
        if (!type.getModifiers().contains(Modifier.SEALED)) {
            return List.of();
        }
        try {
            return type.getPermittedSubclasses();
        } catch (RuntimeException unsupported) {
            if (MissingClassFile.isEnd(unsupported)) {
                missing.add(MissingClassFile.requireName(unsupported));
            }
            // Other compilers than javac had sealed types before they had this method.
            return List.of();
        }
    }

    /** Returns the simple names from the outermost type to this one. */
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
