package io.smallrye.mutiny;

import io.smallrye.mutiny.groups.MultiCollect;
import io.smallrye.mutiny.groups.MultiCreate;
import io.smallrye.mutiny.groups.MultiSelect;
import java.util.concurrent.Flow;

public interface Multi<T> extends Flow.Publisher<T> {
    static MultiCreate createFrom() {
        return new MultiCreate();
    }

    MultiSelect<T> select();

    MultiCollect<T> collect();
}
