import path from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { openSqliteDatabase } from "../database/sqlite/sqlite-database.ts";
import type { InspectedCv } from "../uploads/upload-cv.ts";
import { createEnquiryStore } from "./enquiry-store.ts";
import { receiveEnquiry } from "./receive-enquiry.ts";

/** The parts that make two enquiries different. */
const content = fc.record({
	kind: fc.constantFrom("consultation", "expert", "application"),
	name: fc.constantFrom("Li Wei", "Wei Li"),
	phone: fc.constantFrom("+86 138 0000 0000", null),
	company: fc.constantFrom("Firm", null),
	position: fc.constantFrom("LW-1", "LW-2"),
	message: fc.constantFrom("Two welders", "Three welders"),
	transfer: fc.constantFrom(true, undefined),
	cvHash: fc.constantFrom("one", "other"),
});

/** The parts that may differ between two attempts to send the same enquiry. */
const manner = fc.record({
	locale: fc.constantFrom("zh-CN", "en-US"),
	elapsed: fc.constantFrom(undefined, 2000, 90_000),
	website: fc.constantFrom(undefined, ""),
	empty: fc.constantFrom(undefined, null, ""),
	space: fc.constantFrom("", " ", "\t"),
	address: fc.ipV4(),
	ticket: fc.integer(),
});

const attempts = fc.array(
	fc.record({ key: fc.constantFrom("a", "b"), content, manner }),
	{ minLength: 2, maxLength: 8 },
);

function makeCv(hash: string, fileName: string) {
	const bytes = Buffer.from(hash);
	return {
		hash,
		inspect: async (): Promise<InspectedCv> => ({
			facts: { size: 9, format: "pdf" },
			attachment: { fileName, mediaType: "application/pdf", bytes },
		}),
	};
}

function openStore() {
	const file = path.join(makeFolder(), "enquiries.sqlite");
	const database = openSqliteDatabase(file);
	onTestFinished(() => database.close());
	return createEnquiryStore(database);
}

test("an idempotency key returns its first reference for equal content and rejects any other", async () => {
	const store = openStore();
	let run = 0;
	await fc.assert(
		fc.asyncProperty(attempts, async (sent) => {
			run++;
			const stored = new Map<string, { said: string; reference: string }>();
			for (const { key, content, manner } of sent) {
				const { cvHash, ...fields } = content;
				const isApplication = content.kind === "application";
				const { address, space, empty, ...rest } = manner;
				const receipt = await receiveEnquiry(
					{ store, rateLimit: 1_000_000, now: Date.now },
					{
						input: {
							...rest,
							...fields,
							phone: fields.phone ?? empty,
							company: fields.company ?? empty,
							name: `${space}${fields.name}${space}`,
							email: "li.wei@example.com",
							consent: true,
						},
						cv: makeCv(cvHash, `${manner.ticket}.pdf`),
						checkPosition: () => undefined,
						address,
						key: `${run} ${key}`,
					},
				);
				const said = JSON.stringify([fields, isApplication && cvHash]);
				const first = stored.get(key);
				if (first && first.said !== said)
					expect(receipt).toEqual({ kind: "reused" });
				else if (first)
					expect(receipt).toEqual({
						kind: "stored",
						reference: first.reference,
					});
				else if (receipt.kind === "stored")
					stored.set(key, { said, reference: receipt.reference });
				else expect(receipt.kind).toBe("stored");
			}
		}),
		{ numRuns: 150 },
	);
});

test("CVs of retries and of clients over the rate limit are not inspected", async () => {
	const store = openStore();
	let inspected = 0;
	const send = async (key: string, hash = "one") => {
		const { inspect } = makeCv(hash, "cv.pdf");
		const receipt = await receiveEnquiry(
			{ store, rateLimit: 2, now: Date.now },
			{
				input: {
					kind: "application",
					name: "Li Wei",
					position: "LW-1",
					email: "li.wei@example.com",
					message: "Two welders",
					consent: true,
					locale: "en-US",
				},
				cv: {
					hash,
					inspect() {
						inspected++;
						return inspect();
					},
				},
				checkPosition: () => undefined,
				address: "192.0.2.1",
				key,
			},
		);
		return receipt.kind;
	};
	expect([await send("a"), await send("a"), inspected]).toEqual([
		"stored",
		"stored",
		1,
	]);
	expect(await send("a", "other")).toBe("reused");
	expect(await send("b")).toBe("limited");
	expect(await send("a", "other")).toBe("limited");
	expect(await send("a")).toBe("stored");
	expect(inspected).toBe(2);
});
