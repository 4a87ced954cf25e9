/** Tools at run time: their definitions, their calls and their results, in the form that goes over the wire. */
package com.github.copilot.rpc;
