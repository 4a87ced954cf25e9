package io.github.copilottool.spring;

import io.github.copilottool.mcp.MessageLimits;
import io.github.copilottool.mcp.MessageLimits.ExceededException;
import io.github.copilottool.mcp.MessageLimits.Reservation;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The bodies of requests. A small one is read as it is. The others wait for memory twice: before they are read, and
 * before they become objects, as {@link MessageLimits} has it.
 */
final class RequestBodies {
    private static final int SMALL = 16 * 1024;
    private static final int KILOBYTE = 1024;
    private static final int UNSUPPORTED_MEDIA_TYPE = 415;

    /** How long a message waits for others. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final int most;
    private final MessageLimits limits;
    private final int readable =
            (int) Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory() / 8 / KILOBYTE);
    private final Semaphore reading = new Semaphore(readable, true);

    /** @param most the largest body, in bytes */
    RequestBodies(int most, MessageLimits limits) {
        this.most = most;
        this.limits = limits;
    }

    /** A request whose body was read, and the memory of its message. */
    record Read(HttpServletRequest request, Reservation memory) implements AutoCloseable {
        @Override
        public void close() {
            if (memory != null) {
                memory.close();
            }
        }
    }

    /** Reads the body of a request; returns null after it has answered a request that exceeds a limit. */
    Read read(HttpServletRequest request, HttpServletResponse response) throws IOException {
        if (!"POST".equals(request.getMethod()) || request.getContentLengthLong() > most) {
            return new Read(request, null);
        }
        InputStream in = request.getInputStream();
        byte[] start = in.readNBytes(Math.min(SMALL, most));
        if (start.length < SMALL) {
            return new Read(new Body(request, start), null);
        }
        try {
            return large(request, response, start, in);
        } catch (ExceededException exceeded) {
            refuse(response, exceeded.isBusy(), exceeded.json());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            response.sendError(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
        }
        return null;
    }

    private Read large(HttpServletRequest request, HttpServletResponse response, byte[] start, InputStream in)
            throws IOException, ExceededException, InterruptedException {
        long declared = request.getContentLengthLong();
        int needed = Math.min(readable, (int) (declared < 0 ? most : declared) / KILOBYTE + 1);
        if (!reading.tryAcquire(needed, PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
            response.setHeader("Retry-After", "1");
            response.sendError(HttpServletResponse.SC_SERVICE_UNAVAILABLE, "The server reads other large messages.");
            return null;
        }
        try {
            byte[] body = whole(start, in, declared);
            if (body.length > most) {
                response.sendError(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
                return null;
            }
            String name = request.getCharacterEncoding();
            Charset charset = name == null ? StandardCharsets.UTF_8 : Charset.forName(name);
            return new Read(new Body(request, body), limits.reserve(new String(body, charset), PATIENCE));
        } catch (IllegalArgumentException unknownCharset) {
            response.sendError(UNSUPPORTED_MEDIA_TYPE);
            return null;
        } finally {
            reading.release(needed);
        }
    }

    private byte[] whole(byte[] start, InputStream in, long declared) throws IOException {
        if (declared >= start.length) {
            byte[] body = new byte[(int) declared];
            System.arraycopy(start, 0, body, 0, start.length);
            int rest = in.readNBytes(body, start.length, body.length - start.length);
            if (start.length + rest < body.length) {
                throw new IOException("The body ends early.");
            }
            return body;
        }
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        body.write(start);
        body.write(in.readNBytes(most + 1 - start.length));
        return body.toByteArray();
    }

    /** Answers a message that exceeds a limit with the JSON of an error. */
    static void refuse(HttpServletResponse response, boolean isBusy, String json) throws IOException {
        if (isBusy) {
            response.setHeader("Retry-After", "1");
        }
        response.setStatus(
                isBusy ? HttpServletResponse.SC_SERVICE_UNAVAILABLE : HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
        response.setContentType("application/json");
        response.setCharacterEncoding(StandardCharsets.UTF_8.name());
        response.getWriter().write(json);
    }

    /** A request whose body was read. */
    private static final class Body extends HttpServletRequestWrapper {
        private final ByteArrayInputStream bytes;

        Body(HttpServletRequest request, byte[] bytes) {
            super(request);
            this.bytes = new ByteArrayInputStream(bytes);
        }

        @Override
        public ServletInputStream getInputStream() {
            return new ServletInputStream() {
                @Override
                public int read() {
                    return bytes.read();
                }

                @Override
                public int read(byte[] buffer, int offset, int length) {
                    return bytes.read(buffer, offset, length);
                }

                @Override
                public boolean isFinished() {
                    return bytes.available() == 0;
                }

                @Override
                public boolean isReady() {
                    return true;
                }

                @Override
                public void setReadListener(ReadListener listener) {
                    throw new IllegalStateException("The body is read already.");
                }
            };
        }
    }
}
