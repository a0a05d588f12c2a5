import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { testBuild } from "../test/test-build.ts";
import { startSite } from "../test/test-site.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** A folder with the image's contents, outside this checkout. */
async function makeImage(): Promise<string> {
	const dockerfile = await readFile(path.join(root, "Dockerfile"), "utf8");
	const kept = /cp -r --parents (.+) \/kept/.exec(dockerfile)?.[1]?.split(" ");
	const app = await mkdtemp(path.join(tmpdir(), "image-"));
	onTestFinished(() => rm(app, { recursive: true, force: true }));
	await cp(await testBuild("production"), path.join(app, "dist"), {
		recursive: true,
	});
	for (const name of kept ?? []) {
		const folder = path.join("node_modules", name);
		await mkdir(path.dirname(path.join(app, folder)), { recursive: true });
		await cp(path.join(root, folder), path.join(app, folder), {
			recursive: true,
		});
	}
	await writeFile(path.join(app, "package.json"), "{}");
	return path.join(app, "dist");
}

test("the packages kept in the Docker image suffice for the server and its commands", async () => {
	const dist = await makeImage();
	const site = await startSite(dist);
	onTestFinished(async () => {
		await site.stop();
	});
	expect((await fetch(`${site.origin}/en-US`)).status).toBe(200);
	const answer = await fetch(
		`${site.origin}/_image?w=320&url=/cards/en-US/about.png`,
	);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-type")).toMatch(/^image\//);
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[path.join(dist, "server/enquiries.js"), "list"],
		{ env: { DATA_DIR: site.folder } },
	);
	expect(stdout).toContain("0 listed");
});
