package io.github.copilottool.spring;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A request whose response may be a stream of events. The MCP SDK's transport writes the events; this adds what it
 * lacks:
 *
 * <ul>
 *   <li>A stream that a client opens has its headers at once, and nginx is asked to buffer none. Otherwise a proxy or the
 *       client gives up waiting for them.
 *   <li>An idle stream is sent comments, which keep it open. If one cannot be written, the client is gone, and the
 *       stream ends.
 *   <li>The answer to a call whose method goes on after its time ends the response, though the request's thread is still
 *       in the method. The connection is closed then, since it cannot serve another request.
 * </ul>
 */
final class EventExchange {
    private static final String CONNECTION = "Connection";

    private final HttpServletRequest request;
    private final HttpServletResponse response;
    private final Duration callTimeout;
    private final Set<EventExchange> open;
    private final Thread thread = Thread.currentThread();
    private final long begun = System.nanoTime();
    private final ReentrantLock writing = new ReentrantLock();

    private Events events;
    private AsyncContext async;
    private long written = begun;
    private boolean isBetweenEvents = true;
    private boolean isReturned;
    private boolean isLastOfConnection;
    private boolean isEnded;

    /** @param open gets this exchange while its response is a stream of events */
    EventExchange(
            HttpServletRequest request, HttpServletResponse response, Duration callTimeout, Set<EventExchange> open) {
        this.request = new Request(request);
        this.response = new Response(response);
        this.callTimeout = callTimeout;
        this.open = open;
    }

    HttpServletRequest request() {
        return request;
    }

    HttpServletResponse response() {
        return response;
    }

    /** Notes that the request's thread has returned. */
    void returned() {
        writing.lock();
        try {
            isReturned = true;
            if (async == null) {
                end();
            }
        } finally {
            writing.unlock();
        }
    }

    private boolean isLate(Duration time) {
        return System.nanoTime() - begun >= time.toNanos();
    }

    /** Sends a comment if nothing was sent for some time, and ends the stream if its client is gone. */
    void keepAlive(Duration idle) {
        if (!writing.tryLock()) {
            return;
        }
        boolean isGone;
        try {
            if (isEnded || !isBetweenEvents || System.nanoTime() - written < idle.toNanos()) {
                return;
            }
            closeConnectionAfterwards();
            events.write(":\n");
            events.flush();
            // To a client that is gone, the first write succeeds.
            events.write("\n");
            isGone = events.checkError();
        } finally {
            writing.unlock();
        }
        if (isGone) {
            async.complete();
        }
    }

    /** Has the response be the last of its connection, if that can still be said. */
    private void closeConnectionAfterwards() {
        if (!isReturned && !response.isCommitted() && "HTTP/1.1".equals(request.getProtocol())) {
            response.setHeader(CONNECTION, "close");
            // Trailers have Tomcat send chunks, whose end a client sees before that of the connection.
            response.setTrailerFields(Map::of);
            isLastOfConnection = true;
        }
    }

    private void end() {
        isEnded = true;
        open.remove(this);
    }

    private final class Request extends HttpServletRequestWrapper {
        Request(HttpServletRequest request) {
            super(request);
        }

        @Override
        public AsyncContext startAsync() {
            async = new Async(super.startAsync());
            return async;
        }
    }

    private final class Response extends HttpServletResponseWrapper {
        Response(HttpServletResponse response) {
            super(response);
        }

        @Override
        public PrintWriter getWriter() throws IOException {
            String type = getContentType();
            if (type == null || !type.startsWith("text/event-stream")) {
                return super.getWriter();
            }
            setHeader("X-Accel-Buffering", "no");
            if ("GET".equals(request.getMethod())) {
                flushBuffer();
            }
            events = new Events(super.getWriter());
            open.add(EventExchange.this);
            return events;
        }
    }

    /** Whole lines are written, so that a comment can precede each. */
    private final class Events extends PrintWriter {
        Events(PrintWriter writer) {
            super(writer);
        }

        @Override
        public void write(String text) {
            writing.lock();
            try {
                if (Thread.currentThread() != thread && isLate(callTimeout)) {
                    closeConnectionAfterwards();
                }
                super.write(text);
                isBetweenEvents = text.endsWith("\n\n") || text.equals("\n");
                written = System.nanoTime();
            } finally {
                writing.unlock();
            }
        }

        @Override
        public void flush() {
            writing.lock();
            try {
                super.flush();
            } finally {
                writing.unlock();
            }
        }
    }

    /** The end of the response. */
    private final class Async implements AsyncContext, AsyncListener {
        private final AsyncContext async;

        Async(AsyncContext async) {
            this.async = async;
            async.addListener(this);
        }

        @Override
        public void complete() {
            writing.lock();
            try {
                if (isEnded) {
                    return;
                }
                if (!isReturned && Thread.currentThread() != thread && isLastOfConnection) {
                    events.close();
                }
                end();
            } finally {
                writing.unlock();
            }
            async.complete();
        }

        @Override
        public void onComplete(AsyncEvent event) {
            ended();
        }

        @Override
        public void onTimeout(AsyncEvent event) {
            ended();
        }

        @Override
        public void onError(AsyncEvent event) {
            ended();
        }

        @Override
        public void onStartAsync(AsyncEvent event) {
            // Is not called for the first start.
        }

        private void ended() {
            writing.lock();
            try {
                end();
            } finally {
                writing.unlock();
            }
        }

        @Override
        public ServletRequest getRequest() {
            return async.getRequest();
        }

        @Override
        public ServletResponse getResponse() {
            return async.getResponse();
        }

        @Override
        public boolean hasOriginalRequestAndResponse() {
            return async.hasOriginalRequestAndResponse();
        }

        @Override
        public void dispatch() {
            async.dispatch();
        }

        @Override
        public void dispatch(String path) {
            async.dispatch(path);
        }

        @Override
        public void dispatch(ServletContext context, String path) {
            async.dispatch(context, path);
        }

        @Override
        public void start(Runnable run) {
            async.start(run);
        }

        @Override
        public void addListener(AsyncListener listener) {
            async.addListener(listener);
        }

        @Override
        public void addListener(AsyncListener listener, ServletRequest request, ServletResponse response) {
            async.addListener(listener, request, response);
        }

        @Override
        public <T extends AsyncListener> T createListener(Class<T> type) throws ServletException {
            return async.createListener(type);
        }

        @Override
        public void setTimeout(long timeout) {
            async.setTimeout(timeout);
        }

        @Override
        public long getTimeout() {
            return async.getTimeout();
        }
    }
}
