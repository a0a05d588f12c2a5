import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { renderToPipeableStream } from "react-dom/server";
import { loadMessages } from "../../server/i18n.ts";
import { loadTrees } from "../../server/pages/render/create-tree.tsx";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { today } from "../../shared/today.ts";

/**
 * The reference server: the same tree and the same bytes, with none of the site's other code.
 * Bundled like the server, so without `await` at the top level. `/kept` serves a response as the
 * site has sent it; any other path renders the home page.
 *
 * @param dist the build's folder.
 * @param answers a folder with the response's `headers` and `body`.
 */
async function serveReference(
	dist: string,
	port: number,
	answers: string,
): Promise<void> {
	const [messages, createTree, headers, body] = await Promise.all([
		loadMessages(path.join(dist, "locales")),
		loadTrees(),
		readFile(path.join(answers, "headers"), "utf8"),
		readFile(path.join(answers, "body")),
	]);
	const keptHeaders = JSON.parse(headers);
	createServer((req, res) => {
		if (req.url === "/kept") {
			res.writeHead(200, keptHeaders);
			res.end(body);
			return;
		}
		res.setHeader("Content-Type", "text/html; charset=utf-8");
		const tree = createTree({
			page: pageOf("home"),
			locale: "en-US",
			search: "",
			today: today(),
			messages,
		});
		const stream = renderToPipeableStream(tree, {
			onShellReady: () => void stream.pipe(res),
		});
	}).listen(port, "127.0.0.1");
}

const [dist = "", port = "0", answers = ""] = process.argv.slice(2);
void serveReference(dist, Number(port), answers);
