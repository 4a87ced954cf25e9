package com.github.copilot.tool.processor;

import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** What records have and other types have not. */
final class Records {
    private Records() {}

    /**
     * The components of a record, in order; none of any other type. (ecj fails where it is asked for those of a class
     * in source.)
     */
    static List<? extends RecordComponentElement> components(TypeElement type) {
        return type.getKind() == ElementKind.RECORD ? type.getRecordComponents() : List.of();
    }
}
