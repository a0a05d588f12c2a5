import path from "node:path";
import { onTestFinished } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import type { StaffIdentity } from "../../shared/staff.ts";
import { createApp } from "../app.ts";
import { openSqliteDatabase } from "../database/sqlite/sqlite-database.ts";
import { alwaysRecent } from "../session/test-session.ts";
import { createDesk } from "./desk-store.ts";
import { insertEnquiries } from "./test-enquiries.ts";

const deps = await testDependencies();

/** An app whose desk has some enquiries in a separate database, and a signed-in client. */
export async function openDeskSite(
	staff: StaffIdentity,
	enquiries: Parameters<typeof insertEnquiries>[1],
) {
	const folder = makeFolder();
	const database = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	onTestFinished(() => database.close());
	const desk = createDesk(database);
	const app = createApp({
		...deps,
		desk,
		verifyToken: () => staff,
		signIn: alwaysRecent(deps.signIn),
	});
	const references = await insertEnquiries(database, enquiries);
	return { app, database, desk, references };
}
