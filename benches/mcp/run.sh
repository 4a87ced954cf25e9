#!/usr/bin/env bash
# Compares the stdio server of copilot-tool-mcp with Spring AI's, with the same three tools: start-up, classes loaded,
# calls per second. Needs the jars (mvn -q -DskipTests package -pl java-mcp -am) and, for Spring AI, Maven Central.
#   benches/mcp/run.sh [ROUNDS [CALLS]]
set -euo pipefail
cd "$(dirname "$0")"
root=../..
work=target
version=$(sed -n 's:^  <version>\(.*\)</version>:\1:p' $root/pom.xml | head -1)
mkdir -p $work/classes
mvn -q -B -f $root/java-mcp/pom.xml dependency:copy-dependencies -DincludeScope=runtime \
    -DoutputDirectory="$PWD/$work/lib"
api=$root/java-api/target/copilot-tool-api-$version.jar
mcp=$root/java-mcp/target/copilot-tool-mcp-$version.jar
javac -d $work/classes -cp "$api:$work/lib/*" -processorpath $root/java-shim/target/copilot-tool-processor-$version.jar \
    -Acopilot.experimental.allowed=true ours/com/example/ours/BenchTools.java
mvn -q -B -f spring/pom.xml package
java McpServers.java "${1:-5}" "${2:-5000}" \
    "copilot-tool-mcp" "$work/classes:$mcp:$api:$work/lib/*" "io.github.copilottool.mcp.Main com.example.ours.BenchTools" \
    "Spring AI" "spring/target/classes:spring/target/lib/*" "com.example.spring.SpringServer"
