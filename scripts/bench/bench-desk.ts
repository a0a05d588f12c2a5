import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SiteDatabase } from "../../server/database/database.ts";
import { openSqliteDatabase } from "../../server/database/sqlite/sqlite-database.ts";
import type { StoredFilter } from "../../server/desk/desk-filter.ts";
import { createDesk } from "../../server/desk/desk-store.ts";
import {
	insertEnquiries,
	testReference,
} from "../../server/desk/test-enquiries.ts";
import type { Effort } from "./bench-effort.ts";
import { median, quantile } from "./quantile.ts";

const words =
	"we need welders riggers nurses teachers engineers for our site in doha dubai riyadh within six weeks 我们 需要 焊工".split(
		" ",
	);

/** Measures the desk's list with many enquiries in SQLite, and prints milliseconds. */
export async function benchDesk(
	_dist: string,
	{ enquiries: count, readings: runs }: Effort,
): Promise<void> {
	await using folder = await mkdtempDisposable(
		path.join(tmpdir(), "bench-desk-"),
	);
	const database = openSqliteDatabase(
		path.join(folder.path, "enquiries.sqlite"),
	);
	await using ended = new AsyncDisposableStack();
	ended.defer(() => database.close());
	await insertEnquiries(
		database,
		Array.from({ length: count }, (_, number) => makeEnquiry(number)),
	);
	const desk = createDesk(database);
	await addDeadDeliveries(database, count);
	const middle = {
		createdAt: 1_790_000_000_000 + count / 2,
		reference: testReference(count / 2),
	};
	const measure = (work: () => Promise<unknown>, ofPauses = false) =>
		measureRuns(work, { runs, ofPauses });
	const list = (filter: StoredFilter) => () => desk.list({ filter, limit: 50 });
	console.log(`the desk's list with ${count} enquiries, ms in ${runs} runs`);
	console.table({
		newest: await measure(list({})),
		"in the middle": await measure(() =>
			desk.list({ filter: {}, before: middle, limit: 50 }),
		),
		"one state": await measure(list({ state: "progress" })),
		"one kind": await measure(list({ kind: "expert" })),
		"one position": await measure(list({ position: "LW-7" })),
		"one member of staff": await measure(list({ assignee: 3 })),
		"of staff, in a state": await measure(
			list({ assignee: 1, state: "progress" }),
		),
		"nobody's": await measure(list({ assignee: "nobody" })),
		"not delivered": await measure(list({ failed: true })),
		"search, common words": await measure(list({ search: "welders doha" })),
		"search, one hit": await measure(list({ search: "p777@example" })),
		"search, no hit": await measure(list({ search: "nobody nowhere" })),
		"search, no hit, longest pause": await measure(
			list({ search: "nobody nowhere" }),
			true,
		),
		"search, words of a note": await measure(list({ search: "call p99x" })),
		counts: await measure(desk.count),
		positions: await measure(desk.positions),
		"what failed": await measure(desk.failures),
		"an enquiry": await measure(() => desk.find(testReference(count / 2))),
	});
}

async function addDeadDeliveries(
	database: SiteDatabase,
	count: number,
): Promise<void> {
	await database.use((db) =>
		db
			.insertInto("outbox")
			.values(
				Array.from({ length: 200 }, (_, number) => ({
					reference: testReference(Math.floor((number * count) / 200)),
					kind: "webhook",
					state: "dead",
					attempts: 20,
					due_at: 1,
					leased_until: 0,
					created_at: 1,
					last_error: "webhook 500",
				})),
			)
			.execute(),
	);
}

function makeEnquiry(number: number) {
	const message = Array.from(
		{ length: 50 },
		(_, place) => words[(number * 7 + place * (number % 13)) % words.length],
	).join(" ");
	return {
		name: `Person ${number}`,
		email: `p${number}@example.com`,
		state: number % 50 === 0 ? "progress" : "closed",
		kind: number % 1000 === 0 ? "expert" : "application",
		position: number % 10 === 0 ? `LW-${(number / 10) % 50}` : null,
		assignee_id: number % 500 === 0 ? null : number % 4,
		assignee_name: "Somebody",
		message,
	};
}

/**
 * Median and 99th percentile of the duration, or of the longest time that the event loop was
 * blocked.
 */
async function measureRuns(
	work: () => Promise<unknown>,
	{ runs, ofPauses }: { runs: number; ofPauses: boolean },
): Promise<{ median: string; p99: string }> {
	const times: number[] = [];
	for (let run = 0; run < runs; run++) {
		const start = performance.now();
		let longest = 0;
		let last = start;
		const ticker = setInterval(() => {
			longest = Math.max(longest, performance.now() - last);
			last = performance.now();
		}, 0);
		await work();
		clearInterval(ticker);
		times.push(
			ofPauses
				? Math.max(longest, performance.now() - last)
				: performance.now() - start,
		);
	}
	return {
		median: median(times).toFixed(1),
		p99: quantile(times, 0.99).toFixed(1),
	};
}
