import { probeP99 } from "./probe.ts";
import { openSlowConnections, slowKinds } from "./slow-connections.ts";

/**
 * Runs one kind of client in its own process, so that the kinds do not delay each other. Reports
 * lines on standard output.
 */
const [task, port = "", ...rest] = process.argv.slice(2);
const kind = slowKinds.find((known) => known === task);
if (kind) {
	const [count = "", target = "", readMs = ""] = rest;
	const { allClosed } = await openSlowConnections(
		Number(port),
		kind,
		Number(count),
		{ target, readMs: Number(readMs) },
	);
	console.log("open");
	console.log(await allClosed);
	process.exit(0);
} else {
	const [path = "", settlingMs = "", forMs = ""] = rest;
	const url = `http://127.0.0.1:${port}${path}`;
	await probeP99(url, Number(settlingMs));
	console.log(await probeP99(url, Number(forMs)));
}
