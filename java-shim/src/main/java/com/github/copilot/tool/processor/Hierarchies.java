package com.github.copilot.tool.processor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The supertypes that tools can be inherited from. Those of the JDK are not searched, to read fewer class files.
 *
 * @param rootNames the qualified names of all top-level types that were root elements in any round so far
 */
record Hierarchies(Set<String> rootNames) {
    /**
     * Returns the superclass and the interfaces of a type, including those that the compiler cannot find, except those
     * that ecj does not return.
     */
    static List<TypeMirror> supertypes(TypeElement type) {
        List<TypeMirror> supertypes = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        TypeMirror superclass = superclass(type, missing);
        if (superclass != null) {
            supertypes.add(superclass);
        }
        supertypes.addAll(interfaces(type, missing));
        return supertypes;
    }

    /**
     * Returns the superclass; null if there is none, or if ecj does not return it.
     *
     * @param missing takes the name of a class whose file ecj does not find
     */
    static TypeMirror superclass(TypeElement type, Collection<String> missing) {
        try {
            TypeMirror superclass = type.getSuperclass();
            return superclass.getKind() == TypeKind.NONE ? null : superclass;
        } catch (RuntimeException thrown) {
            missing.add(MissingClassFile.requireName(thrown));
            return null;
        }
    }

    /** Returns the interfaces; as for {@link #superclass}. */
    static List<? extends TypeMirror> interfaces(TypeElement type, Collection<String> missing) {
        try {
            return type.getInterfaces();
        } catch (RuntimeException thrown) {
            missing.add(MissingClassFile.requireName(thrown));
            return List.of();
        }
    }

    /** Returns the declaration of a supertype that tools can be inherited from; null if it is the JDK's or missing. */
    TypeElement searched(TypeMirror supertype) {
        if (supertype.getKind() != TypeKind.DECLARED) {
            return null;
        }
        TypeElement declaration = (TypeElement) ((DeclaredType) supertype).asElement();
        return Packages.isJdk(Packages.of(declaration)) && !Sources.isRoot(declaration, rootNames) ? null : declaration;
    }

    /** Returns the type and its supertypes that tools can be inherited from, each once. */
    Set<TypeElement> of(TypeElement type) {
        Set<TypeElement> found = new LinkedHashSet<>();
        Deque<TypeElement> open = new ArrayDeque<>(List.of(type));
        while (!open.isEmpty()) {
            TypeElement next = open.remove();
            if (found.add(next)) {
                for (TypeMirror supertype : supertypes(next)) {
                    TypeElement declaration = searched(supertype);
                    if (declaration != null) {
                        open.add(declaration);
                    }
                }
            }
        }
        return found;
    }
}
