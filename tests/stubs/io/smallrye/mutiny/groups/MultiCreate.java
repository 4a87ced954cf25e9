package io.smallrye.mutiny.groups;

import io.smallrye.mutiny.Multi;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

public class MultiCreate {
    public <T> Multi<T> items(Stream<T> items) {
        return new Multi<>() {
            @Override
            public MultiSelect<T> select() {
                return size -> items(items.limit(size));
            }

            @Override
            public MultiCollect<T> collect() {
                return () -> new UniCreate().item(items.toList());
            }

            @Override
            public void subscribe(Flow.Subscriber<? super T> subscriber) {
                throw new UnsupportedOperationException();
            }
        };
    }
}
