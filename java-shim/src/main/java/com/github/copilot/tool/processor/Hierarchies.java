package com.github.copilot.tool.processor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The supertypes that tools could come from. */
final class Hierarchies {
    private final Set<String> rootNames;

    /**
     * @param rootNames the qualified names of all top-level types that were root elements in any round so far
     */
    Hierarchies(Set<String> rootNames) {
        this.rootNames = rootNames;
    }

    /** The superclass and the interfaces of a type as the compiler knows them, those that it cannot find included. */
    static List<TypeMirror> supertypes(TypeElement type) {
        List<TypeMirror> supertypes = new ArrayList<>();
        if (type.getSuperclass().getKind() != TypeKind.NONE) {
            supertypes.add(type.getSuperclass());
        }
        supertypes.addAll(type.getInterfaces());
        return supertypes;
    }

    /** The declaration of a supertype where tools could come from; null for the JDK's and for what is missing. */
    TypeElement toolBearing(TypeMirror supertype) {
        if (supertype.getKind() != TypeKind.DECLARED) {
            return null;
        }
        TypeElement declaration = (TypeElement) ((DeclaredType) supertype).asElement();
        return Packages.isJdk(Packages.of(declaration)) && !isRoot(declaration) ? null : declaration;
    }

    /** The type and those of its supertypes where tools could come from, each once. */
    Set<TypeElement> of(TypeElement type) {
        Set<TypeElement> found = new LinkedHashSet<>();
        Deque<TypeElement> open = new ArrayDeque<>(List.of(type));
        while (!open.isEmpty()) {
            TypeElement next = open.remove();
            if (found.add(next)) {
                for (TypeMirror supertype : supertypes(next)) {
                    TypeElement declaration = toolBearing(supertype);
                    if (declaration != null) {
                        open.add(declaration);
                    }
                }
            }
        }
        return found;
    }

    private boolean isRoot(TypeElement type) {
        return rootNames.contains(Sources.outermost(type).getQualifiedName().toString());
    }
}
