import { subscribe } from "node:diagnostics_channel";
import { writeFileSync } from "node:fs";
import { Server } from "node:net";
import { setFlagsFromString } from "node:v8";
import { codeCacheOf, compile, runScript } from "../../server/program.ts";

// Runs a build's server in this process and stores what V8 has compiled after the first pages.
const [, , program = ""] = process.argv;

// V8 would drop functions that ran once, as most do at startup.
setFlagsFromString("--no-flush-bytecode");
const script = compile(program);
subscribe("tracing:net.server.listen:asyncEnd", (message) => {
	if (message instanceof Object && "server" in message)
		if (message.server instanceof Server) void store(message.server);
});
runScript(script, program);

async function store(server: Server): Promise<void> {
	const address = server.address();
	if (address === null || typeof address === "string") return;
	for (const page of ["/", "/en-US"]) {
		const answer = await fetch(`http://127.0.0.1:${address.port}${page}`);
		if (!answer.ok) throw new Error(`${page} has status ${answer.status}`);
		await answer.bytes();
	}
	// Flags are a part of what V8 compares.
	setFlagsFromString("--flush-bytecode");
	writeFileSync(codeCacheOf(program), script.createCachedData());
	process.exit(0);
}
