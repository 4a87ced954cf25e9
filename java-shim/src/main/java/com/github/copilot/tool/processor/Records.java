package com.github.copilot.tool.processor;

import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** The components of records. */
final class Records {
    private Records() {}

    /**
     * Returns the components of a record, in order; none for any other type. (ecj fails if it is asked for those of a
     * class in source.)
     */
    static List<? extends RecordComponentElement> components(TypeElement type) {
        return type.getKind() == ElementKind.RECORD ? type.getRecordComponents() : List.of();
    }
}
