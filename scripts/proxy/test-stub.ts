import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import { startProxy, type TestProxy } from "./test-nginx.ts";

/**
 * Starts a stub of an instance, and records its requests.
 *
 * @param whenDone registers what ends it, by default after the test.
 */
export async function startStub(
	answer: RequestListener,
	whenDone: WhenDone = onTestFinished,
) {
	const seen: string[] = [];
	const server = createServer((req, res) => {
		if (req.url !== "/healthz") seen.push(`${req.method} ${req.url}`);
		answer(req, res);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	whenDone(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	const port =
		typeof address === "object" && address !== null ? address.port : 0;
	return { port, seen };
}

/** Like `onTestFinished` or `afterAll`. */
export type WhenDone = (end: () => Promise<void> | void) => void;

/** Starts nginx in front of two ports, and stops it after the test. */
export async function startNginx(
	ports: readonly [number, number],
	change?: (sample: string) => string,
	whenDone: WhenDone = onTestFinished,
): Promise<TestProxy> {
	const proxy = await startProxy(ports, undefined, change);
	whenDone(() => proxy.stop());
	return proxy;
}

/** Requests an address several times in sequence, and returns the bodies. */
export async function ask(url: string, count: number): Promise<string[]> {
	const bodies: string[] = [];
	for (let number = 0; number < count; number++)
		bodies.push(await (await fetch(url)).text());
	return bodies;
}
