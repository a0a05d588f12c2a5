import http from "node:http";
import { escapeHtml } from "../../server/pages/render/escape.ts";

/** Reloads the page when the response changes. Fetches fail while the site starts. */
const reload = `let first; setInterval(async () => {
	const text = await fetch(location.href).then((res) => res.text(), () => first);
	first ??= text;
	if (text !== first) location.reload();
}, 200);`;

/**
 * Answers in place of a site that has never been built, and lists what is wrong.
 *
 * @returns a function that closes the server.
 * @throws if the port is taken.
 */
export async function startStandIn(
	port: number,
	host: string,
	lines: readonly string[],
): Promise<() => Promise<void>> {
	const body = `<!doctype html><meta charset="utf-8"><title>Not built</title><pre style="white-space:pre-wrap">${escapeHtml(lines.join("\n\n"))}</pre><script>${reload}</script>`;
	const server = http.createServer((_, res) => {
		res.writeHead(503, {
			"Content-Type": "text/html; charset=utf-8",
			Connection: "close",
		});
		res.end(body);
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, () => resolve());
	});
	return () =>
		new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
}
