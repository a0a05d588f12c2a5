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
 * Bundled like the server. Takes the build's folder, a port, and a folder with a response.
 */
const [dist = "", port = "0", answers = ""] = process.argv.slice(2);
const [messages, createTree] = await Promise.all([
	loadMessages(path.join(dist, "locales")),
	loadTrees(),
]);

/** A response as the site has sent it, served at `/kept`. */
const kept = {
	headers: JSON.parse(await readFile(path.join(answers, "headers"), "utf8")),
	bytes: await readFile(path.join(answers, "body")),
};

createServer((req, res) => {
	if (req.url === "/kept") {
		res.writeHead(200, kept.headers);
		res.end(kept.bytes);
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
}).listen(Number(port), "127.0.0.1");
