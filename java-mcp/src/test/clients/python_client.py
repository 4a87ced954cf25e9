"""Calls the tools of a server on standard input and output with Python's mcp: python_client.py MODE COMMAND..."""

import asyncio
import json
import sys

from mcp import Client, StdioServerParameters, stdio_client


def show(label: str, value: object) -> None:
    print(f"{label}: {value if isinstance(value, str) else json.dumps(value)}")


async def main(mode: str, command: list[str]) -> None:
    server = stdio_client(StdioServerParameters(command=command[0], args=command[1:]))
    async with Client(server, mode=mode) as client:
        show("protocol", client.protocol_version)
        tools = (await client.list_tools()).tools
        show("tools", ", ".join(tool.name for tool in tools))
        recursive = next(tool for tool in tools if tool.name == "count_parts")
        show("schema", list(recursive.input_schema))
        hinted = next(tool for tool in tools if tool.name == "find_order")
        show("hints", hinted.annotations.model_dump(exclude_none=True))
        for name, arguments in [
            ("echo", {"text": "\u20ac \U0001f600"}),
            ("find_order", {"id": "7"}),
            ("list_orders", {"limit": "many"}),
            ("refuse", {}),
            ("fail", {}),
        ]:
            result = await client.call_tool(name, arguments)
            show(name, [result.is_error, result.content[0].text, result.structured_content])
        shown = await client.call_tool("show", {})
        show("show", [content.type for content in shown.content])
        try:
            await client.call_tool("wait_long", {"whom": "you"}, read_timeout_seconds=1)
        except Exception as timeout:
            show("wait_long", type(timeout).__name__)
        show("alive", (await client.call_tool("echo", {"text": "alive"})).content[0].text)


asyncio.run(main(sys.argv[1], sys.argv[2:]))
