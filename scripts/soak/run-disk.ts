import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { openSqliteDatabase } from "../../server/database/sqlite/sqlite-database.ts";
import { listBuilds } from "../../server/files/list-builds.ts";
import { enquire } from "../crash/enquire.ts";
import { startSite } from "../test/test-site.ts";
import type { Disk } from "./full-disk.ts";

const pauseMs = 25;

/**
 * Fills the disk of a running server, and frees it again. Compares its responses before, right after
 * the first failed attempt to write, and with space available again, without a restart.
 */
export async function runDisk(dist: string, disk: Disk) {
	const site = await startSite(dist, {
		DATA_DIR: disk.folder,
		ENQUIRY_RATE_LIMIT: "1000000",
	});
	const references: string[] = [];
	let width = 0;
	const look = async () => {
		const enquiry = await post(site.origin, references);
		const [page, image, readiness, liveness] = await Promise.all([
			statusOf(`${site.origin}/en-US/about`),
			// A new picture each time, since a cached one would not be written.
			statusOf(
				`${site.origin}/_image?url=/pictures/desert.png&w=320&q=${50 + width++}`,
			),
			statusOf(`${site.origin}/readyz/enquiries`),
			statusOf(`${site.origin}/healthz`),
		]);
		return { page, image, enquiry, readiness, liveness };
	};
	try {
		const before = await look();
		await untilBuildIsKept(disk.folder);
		await disk.fill(site.process.pid);
		// Space left within existing files may hold a few more enquiries.
		for (let count = 0; count < 500; count++)
			if ((await post(site.origin, references)) !== "201") break;
		const during = await look();
		await disk.free(site.process.pid);
		const after = await look();
		await site.stop();
		const database = openSqliteDatabase(
			path.join(disk.folder, "enquiries.sqlite"),
		);
		const rows = await database.use((db) =>
			db.selectFrom("enquiries").select("reference").execute(),
		);
		await database.close();
		const stored = new Set(rows.map(({ reference }) => reference));
		const lost = references.filter((one) => !stored.has(one)).length;
		return {
			before,
			during,
			after,
			/** Acknowledged enquiries, and how many of them were not stored. */
			acknowledged: references.length,
			lost,
		};
	} finally {
		await site.stop("SIGKILL");
		await disk.remove();
	}
}

/**
 * Waits until the server has finished writing its build: if the full disk interrupted that, the
 * space would be freed again.
 */
async function untilBuildIsKept(folder: string): Promise<void> {
	while ((await listBuilds(path.join(folder, "builds"))).length === 0)
		await setTimeout(pauseMs);
}

async function statusOf(url: string): Promise<number> {
	const response = await fetch(url);
	const text = await response.text();
	if (/\n\s+at |ENOSPC|EROFS|EFBIG|SQLITE/.test(text))
		throw new Error(`${url} tells too much: ${text}`);
	return response.status;
}

async function post(origin: string, references: string[]): Promise<string> {
	const { status, retryAfter, reference } = await enquire(origin, {
		message: "Two welders, please. ".repeat(200),
	});
	if (reference) references.push(reference);
	return `${status}${retryAfter ? `, again after ${retryAfter} s` : ""}`;
}
