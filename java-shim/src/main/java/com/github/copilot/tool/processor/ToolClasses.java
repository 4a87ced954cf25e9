package com.github.copilot.tool.processor;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** The tool classes of one round: the types that declare or inherit a tool method (R3.8). */
final class ToolClasses {
    /** The end of each companion's name, and of no other. */
    private static final String COMPANION = "$$CopilotToolMeta";

    private final Hierarchies hierarchies;
    private final List<String> annotations;
    private final Map<TypeElement, Answer> answers = new HashMap<>();

    /** @param annotations the qualified names of the annotations that make a method a tool */
    ToolClasses(Hierarchies hierarchies, List<String> annotations) {
        this.hierarchies = hierarchies;
        this.annotations = annotations;
    }

    /** Returns the tool methods of a tool class. */
    ToolMethods methods(TypeElement toolClass, Elements elements) {
        return ToolMethods.of(toolClass, elements, hierarchies, annotations);
    }

    /** Whether a type is a tool class. */
    enum Answer {
        /** It is. */
        YES,
        /** It is not. */
        NO,
        /** Not known yet: a supertype is missing that could have tools (R8.3). */
        UNDECIDED
    }

    /**
     * Returns all classes, records, enums and interfaces among the root elements of a round and within them, in source
     * order. Compilers show neither local nor anonymous ones. Companions, which are roots of the next round, are left
     * out: they have no tools, and to look at all their methods takes a compiler as long as the round itself.
     */
    static Set<TypeElement> typesIn(Collection<? extends Element> roots) {
        Set<TypeElement> found = new LinkedHashSet<>();
        Deque<TypeElement> open = new ArrayDeque<>();
        for (TypeElement root : ElementFilter.typesIn(roots)) {
            if (!root.getSimpleName().toString().endsWith(COMPANION)) {
                open.add(root);
            }
        }
        while (!open.isEmpty()) {
            TypeElement next = open.pop();
            if (next.getKind() != ElementKind.ANNOTATION_TYPE) {
                found.add(next);
            }
            List<TypeElement> members = ElementFilter.typesIn(next.getEnclosedElements());
            for (int i = members.size() - 1; i >= 0; i--) {
                open.push(members.get(i));
            }
        }
        return found;
    }

    /** Whether this type is a tool class, as far as it is known in this round. */
    Answer answer(TypeElement type) {
        // A stack replaces recursion over supertypes.
        Deque<TypeElement> open = new ArrayDeque<>(List.of(type));
        Set<TypeElement> begun = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            TypeElement next = open.peek();
            if (answers.containsKey(next)) {
                open.pop();
            } else if (!begun.add(next)) {
                open.pop();
                answers.put(next, inherited(next));
            } else if (declaresTool(next)) {
                answers.put(next, Answer.YES);
            } else {
                for (TypeMirror supertype : Hierarchies.supertypes(next)) {
                    TypeElement declaration = hierarchies.searched(supertype);
                    // A type that was begun has its answer by now, or is its own supertype, which is an error in the
                    // source.
                    if (declaration != null && !begun.contains(declaration)) {
                        open.push(declaration);
                    }
                }
            }
        }
        return answers.get(type);
    }

    /** Returns the answer for a type that declares no tool and whose supertypes have their answers. */
    private Answer inherited(TypeElement type) {
        Answer answer = Answer.NO;
        for (TypeMirror supertype : Hierarchies.supertypes(type)) {
            TypeElement declaration = hierarchies.searched(supertype);
            Answer inherited = supertype.getKind() == TypeKind.ERROR
                    ? Answer.UNDECIDED
                    : declaration == null ? Answer.NO : answers.getOrDefault(declaration, Answer.NO);
            if (inherited == Answer.YES) {
                return Answer.YES;
            }
            if (inherited == Answer.UNDECIDED) {
                answer = Answer.UNDECIDED;
            }
        }
        return answer;
    }

    private boolean declaresTool(TypeElement type) {
        for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            if (ToolMethods.isTool(method, annotations)) {
                return true;
            }
        }
        return false;
    }
}
