package com.example.shop;

import com.github.copilot.tool.CopilotTool;
import org.springframework.context.annotation.Lazy;
import org.springframework.stereotype.Service;
import org.springframework.web.context.request.RequestContextHolder;

/** Is created by its first call. */
@Lazy
@Service
public class RequestTools {
    public RequestTools() {
        System.out.println("RequestTools is created.");
    }

    @CopilotTool("Describes the request that calls it, and its thread.")
    public String describeRequest() {
        return (RequestContextHolder.getRequestAttributes() == null ? "no request" : "a request") + " in a "
                + Thread.currentThread().getClass().getSimpleName();
    }
}
