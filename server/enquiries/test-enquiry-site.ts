import { onTestFinished } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { createApp } from "../app.ts";

/** A site with a folder of its own, whose store is closed with the test, and a look into its desk. */
export async function openEnquirySite(env: Record<string, string>) {
	const folder = makeFolder();
	const deps = await testDependencies({ DATA_DIR: folder, ...env });
	onTestFinished(() => deps.enquiries.store.close());
	const find = async (reference: string) =>
		(await deps.desk.find(reference))?.record;
	return { app: createApp(deps), deps, find, folder };
}
