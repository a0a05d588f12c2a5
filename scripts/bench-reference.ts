import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { renderToPipeableStream } from "react-dom/server";
import { loadAllPages } from "../client/pages/page-loaders.ts";
import { loadMessages } from "../server/i18n.ts";
import { createTree } from "../server/render/create-tree.tsx";
import { pageOf } from "../shared/page-paths.ts";
import { today } from "../shared/today.ts";

/**
 * What the bench measures against: the same tree and the same bytes, with nothing of ours around
 * them. Bundled as the server is. Takes the build's folder, an asset's path in it, and a port.
 */
const [dist = "", asset = "", port = "0"] = process.argv.slice(2);
const [messages, components, bytes] = await Promise.all([
	loadMessages(path.join(dist, "locales")),
	loadAllPages(),
	readFile(path.join(dist, "client", `${asset}.br`)),
]);

createServer((req, res) => {
	if (req.url === asset) {
		res.writeHead(200, {
			"Content-Type": "text/javascript; charset=utf-8",
			"Content-Encoding": "br",
			"Content-Length": bytes.length,
		});
		res.end(bytes);
		return;
	}
	res.setHeader("Content-Type", "text/html; charset=utf-8");
	const tree = createTree({
		page: pageOf("home"),
		locale: "en-US",
		search: "",
		today: today(),
		messages,
		components,
	});
	const stream = renderToPipeableStream(tree, {
		onShellReady: () => void stream.pipe(res),
	});
}).listen(Number(port), () => process.stdout.write('"msg":"listening"\n'));
