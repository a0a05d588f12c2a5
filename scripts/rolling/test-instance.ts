import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { listBuilds } from "../../server/files/list-builds.ts";
import { makeFolder } from "../test/test-folder.ts";
import { findFreePort, startSite } from "../test/test-site.ts";

/** An instance whose build is replaced while its address and its data stay. */
export async function startInstance(dist: string) {
	const [port, folder] = [String(await findFreePort()), makeFolder()];
	const start = (build: string) =>
		startSite(build, { PORT: port, DATA_DIR: folder });
	let site = await start(dist);
	onTestFinished(async () => void (await site.stop("SIGKILL")));
	return {
		origin: site.origin,
		output: () => site.output(),
		async deploy(build: string) {
			// An instance that is stopped too early keeps no files for later builds.
			await expect
				.poll(() => listBuilds(path.join(folder, "builds")))
				.toHaveLength(1);
			await site.stop();
			site = await start(build);
		},
	};
}
