package io.github.copilottool.mcp;

import jakarta.servlet.http.HttpServlet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.Wrapper;
import org.apache.catalina.startup.Tomcat;

/** The servlet of an MCP server at {@code /mcp} on a free port of this machine. */
final class HttpServer implements AutoCloseable {
    private final Tomcat tomcat = new Tomcat();
    private final Runnable server;

    /** Starts the servlet; {@code server} closes the MCP server after it. */
    HttpServer(HttpServlet servlet, Runnable server) throws IOException, LifecycleException {
        this.server = server;
        Path folder = Files.createDirectories(Path.of(System.getProperty("mcp.work"), "tomcat"));
        tomcat.setBaseDir(folder.toString());
        tomcat.setHostname("localhost");
        tomcat.setPort(0);
        tomcat.setSilent(true);
        Context context = tomcat.addContext("", folder.toString());
        Wrapper wrapper = Tomcat.addServlet(context, "mcp", servlet);
        wrapper.setAsyncSupported(true);
        context.addServletMappingDecoded("/*", "mcp");
        tomcat.getConnector();
        tomcat.start();
    }

    String base() {
        return "http://localhost:" + tomcat.getConnector().getLocalPort();
    }

    String url() {
        return base() + "/mcp";
    }

    @Override
    public void close() throws LifecycleException {
        tomcat.stop();
        tomcat.destroy();
        server.run();
    }
}
