#!/usr/bin/env python3
"""Mixed valid and hostile load on an MCP server over Streamable HTTP.

usage: hostile.py URL PID [MINUTES] [TOOL ARGUMENTS TEXT]

URL        the server, such as http://127.0.0.1:8080/mcp
PID        its process, of which the heap, threads and open files are printed before and after
MINUTES    how long (10)
TOOL …     a tool, its arguments as JSON and the text that each valid call must be answered with
           (take_nothing {} nothing, of the starter's McpProgram)

32 connections: valid calls, hang-ups, slow readers, session floods, streams that are dropped, messages of 4 MB. The exit
code is 1 if a valid call had a wrong answer, or none was answered.
"""

import collections
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import threading
import time
import urllib.parse

URL = urllib.parse.urlparse(sys.argv[1])
PID = sys.argv[2]
MINUTES = float(sys.argv[3]) if len(sys.argv) > 3 else 10
TOOL, ARGUMENTS, TEXT = sys.argv[4:7] if len(sys.argv) > 6 else ("take_nothing", "{}", "nothing")
CONNECTIONS = 32
HEADERS = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
INITIALIZE = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
    "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "load", "version": "1"}}})
OBJECTS = "[" + "{}," * 1_333_000 + "{}]"
LARGE = [
    '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"p":%s}}' % OBJECTS,
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s","arguments":{"p":%s}}}' % (TOOL, OBJECTS),
    '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"p":[%s1]}}' % ("1e5000," * 500_000),
    '{"jsonrpc":"2.0","id":1,"method":"ping","params":{%s"p":1}}' % "".join('"%d":0,' % i for i in range(350_000)),
    "[" * 4_000_000,
]

counts = collections.Counter()
wrong = []
end = time.time() + MINUTES * 60


def connect():
    return http.client.HTTPConnection(URL.hostname, URL.port, timeout=180)


def post(connection, body, session=None):
    connection.request("POST", URL.path, body, {**HEADERS, **({"Mcp-Session-Id": session} if session else {})})
    answer = connection.getresponse()
    return answer, answer.read().decode()


def begin(connection):
    answer, text = post(connection, INITIALIZE)
    return answer.getheader("Mcp-Session-Id") if answer.status == 200 else None


def valid():
    """Calls in one session; a server that is busy says so by status 503."""
    connection = connect()
    session = begin(connection)
    if session is None:
        counts["valid: no session"] += 1
        return
    post(connection, '{"jsonrpc":"2.0","method":"notifications/initialized"}', session)
    for i in range(50):
        call = '{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"%s","arguments":%s}}' % (
            i + 2, TOOL, ARGUMENTS)
        answer, text = post(connection, call, session)
        messages = [json.loads(line[5:]) for line in text.splitlines() if line.startswith("data:")]
        texts = [message["result"]["content"][0]["text"] for message in messages if message.get("id") == i + 2]
        if texts == [TEXT]:
            counts["valid: answered"] += 1
        elif texts and "too many calls are running" in texts[0]:
            counts["valid: too many calls"] += 1
        else:
            wrong.append((answer.status, text[:200]))
    connection.request("DELETE", URL.path, headers={"Mcp-Session-Id": session})
    connection.getresponse().read()


def large():
    connection = connect()
    session = begin(connection)
    answer, _ = post(connection, random.choice(LARGE), session)
    counts["large: %d" % answer.status] += 1


def flood():
    connection = connect()
    for _ in range(200):
        answer, _ = post(connection, INITIALIZE)
        counts["flood: %d" % answer.status] += 1


def raw(method, session, body=""):
    client = socket.create_connection((URL.hostname, URL.port), timeout=60)
    lines = ["%s %s HTTP/1.1" % (method, URL.path), "Host: localhost", "Content-Length: %d" % len(body)]
    lines += ["%s: %s" % each for each in HEADERS.items()] + ["Mcp-Session-Id: " + (session or "none")]
    client.sendall(("\r\n".join(lines) + "\r\n\r\n" + body).encode())
    return client


def hang_up():
    session = begin(connect())
    call = '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"%s","arguments":%s}}' % (TOOL, ARGUMENTS)
    for _ in range(20):
        raw("POST", session, call).close()
        counts["hang-ups"] += 1


def drop_stream():
    stream = raw("GET", begin(connect()))
    stream.recv(1)
    stream.close()
    counts["dropped streams"] += 1


def read_slowly():
    client = raw("POST", begin(connect()), '{"jsonrpc":"2.0","id":2,"method":"tools/list"}')
    while client.recv(16):
        time.sleep(0.05)
        if time.time() > end or random.random() < 0.05:
            break
    client.close()
    counts["slow readers"] += 1


def work(actions):
    while time.time() < end:
        try:
            random.choice(actions)()
        except (OSError, http.client.HTTPException) as failure:
            counts["connections lost: %s" % type(failure).__name__] += 1


def state():
    subprocess.run(["jcmd", PID, "GC.run"], stdout=subprocess.DEVNULL, check=True)
    time.sleep(1)
    heap = subprocess.run(["jcmd", PID, "GC.heap_info"], capture_output=True, text=True, check=True).stdout
    used = [part for part in heap.splitlines() if "used" in part][0].strip()
    return "%s; %d threads; %d open files" % (
        used, len(os.listdir("/proc/%s/task" % PID)), len(os.listdir("/proc/%s/fd" % PID)))


print("before:", state())
hostile = [large, flood, hang_up, drop_stream, read_slowly]
threads = [threading.Thread(target=work, args=([valid] if i % 2 else hostile,)) for i in range(CONNECTIONS)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
time.sleep(60)
print("after: ", state())
for name, count in sorted(counts.items()):
    print("%10d %s" % (count, name))
print("%10d wrong answers" % len(wrong), wrong[:3])
sys.exit(1 if wrong or not counts["valid: answered"] else 0)
