import java.util.concurrent.CompletableFuture;

public class Promise<A, B> extends CompletableFuture<B> {
    public static <A, B> Promise<A, B> kept(B value) {
        Promise<A, B> promise = new Promise<>();
        promise.complete(value);
        return promise;
    }
}
