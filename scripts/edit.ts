import path from "node:path";
import { localeCodes } from "../shared/locales.ts";
import { wholeNumber } from "./command/option-values.ts";
import { runCommand } from "./command/run-command.ts";
import { createContentCompiler } from "./dev/compile-aside.ts";
import { readDevAddress } from "./dev/dev-address.ts";
import { develop } from "./dev/develop.ts";
import { requirePort } from "./dev/require-port.ts";
import { createEditor } from "./edit/create-editor.ts";
import { readEditorAssets } from "./edit/editor-assets.ts";
import { createSiteView } from "./edit/site-view.ts";

const options = {
	port: wholeNumber(1, 65_534)
		.default(3100)
		.describe("where to listen, on this port and the next"),
};
const about =
	"serves forms for the content of the working tree, with the site beside them";

await runCommand({ name: "edit", about, options }, async ({ port }) => {
	const root = path.resolve(import.meta.dirname, "..");
	const host = "127.0.0.1";
	const origin = `http://${host}:${port}`;
	const view = `http://${host}:${port + 1}`;
	for (const each of [port, port + 1]) await requirePort(each, host, "--port");
	const dev = readDevAddress();
	await requirePort(dev.port, dev.host, "PORT");
	const assets = await readEditorAssets();
	createSiteView(`http://localhost:${dev.port}`, view, origin).listen(
		port + 1,
		host,
	);
	const compiler = createContentCompiler();
	createEditor({
		root,
		locales: localeCodes,
		writer: compiler.writerFor(root),
		origin,
		view,
		assets,
	}).listen(port, host, () => process.stdout.write(`edit: ${origin}\n`));
	// Shares the compiler with the editor: content compiled for its checks is not compiled again.
	await develop({
		root,
		outdir: path.join(root, "node_modules/.cache/dev"),
		inspect: false,
		env: { SITE_ORIGIN: view },
		compiler,
	});
});
