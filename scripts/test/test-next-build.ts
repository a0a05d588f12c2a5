import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { bundle } from "../build/bundle.ts";
import { cachedBuild } from "./test-build.ts";
import { addDatedContent } from "./test-dated-content.ts";
import { editFile } from "./test-edit-file.ts";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");
const sources = ["client", "server", "shared", "locales", "public"];

/**
 * The folder of the build that tests deploy second. It differs from the first in the careers page's
 * title, which begins with `Second build: `, in the login page's chunk, in a component and a style
 * on all pages, and in content that is public on some days only.
 */
export function testNextBuild(): Promise<string> {
	return cachedBuild("next", (outdir) =>
		withCopy(sources, async (copy) => {
			await editFile(path.join(copy, "locales/en-US/careers.json"), (text) =>
				text.replace(/"title": ".*?"/, '"title": "Second build: careers"'),
			);
			await addDatedContent(copy);
			await editFile(
				path.join(copy, "client/pages/LoginPage.tsx"),
				(text) => `${text}\nexport const build = 2;\n`,
			);
			await editFile(path.join(copy, "client/site/SiteFooter.tsx"), (text) =>
				text.replace("<footer", '<footer data-build="2"'),
			);
			await editFile(
				path.join(copy, "client/site/SiteFooter.module.css"),
				(text) => `${text}\n.footer { tab-size: 2; }\n`,
			);
			await bundle({ root: copy, outdir, mode: "production" });
		}),
	);
}

/** Builds a changed copy for development with its own scripts, including social cards. */
export function buildCopy(
	outdir: string,
	change: (copy: string) => Promise<void>,
): Promise<void> {
	return withCopy([...sources, "scripts"], async (copy) => {
		await change(copy);
		const options = {
			root: copy,
			outdir,
			mode: "development",
			cards: "samples",
		};
		const program = `import { bundle } from "./scripts/build/bundle.ts"; await bundle(${JSON.stringify(options)});`;
		await run(process.execPath, ["--input-type=module", "--eval", program], {
			cwd: copy,
		});
	});
}

async function withCopy(
	names: readonly string[],
	build: (copy: string) => Promise<void>,
): Promise<void> {
	const copy = await mkdtemp(path.join(tmpdir(), "copy-"));
	try {
		for (const name of [...names, "package.json", "package-lock.json"])
			await cp(path.join(root, name), path.join(copy, name), {
				recursive: true,
			});
		await symlink(
			path.join(root, "node_modules"),
			path.join(copy, "node_modules"),
		);
		await build(copy);
	} finally {
		await rm(copy, { recursive: true, force: true });
	}
}
