import { expect, test } from "vitest";
import { postedEnquiry } from "../../shared/enquiry/test-posted-enquiry.ts";
import { operatorActor } from "../audit/actor.ts";
import { testPlaces } from "../database/test-databases.ts";
import { createDesk } from "../desk/desk-store.ts";
import { createEnquiryStore } from "../enquiries/enquiry-store.ts";
import { receiveEnquiry } from "../enquiries/receive-enquiry.ts";
import { mailboxOf } from "./limit-acknowledgements.ts";
import { readOutbox } from "./test-outbox.ts";

test.each(testPlaces)(
	"%s: a mailbox gets three acknowledgements a day across instances, the firm gets all enquiries, and erasure deletes the count",
	async (_name, makePlace) => {
		const place = await makePlace();
		let time = 1_700_000_000_000;
		const stores = [place.open(), place.open()].map((database) =>
			createEnquiryStore(database, () => time),
		);
		const receive = (email: string) =>
			stores.map((store, index) =>
				receiveEnquiry(
					{
						store,
						rateLimit: 1000,
						now: Date.now,
						deliveries: ["firm-mail", "sender-mail"],
					},
					{
						input: { ...postedEnquiry, email },
						address: `192.0.2.${index}`,
						checkPosition: () => undefined,
					},
				),
			);
		const count = async () => {
			const rows = await readOutbox(place.open());
			return ["firm-mail", "sender-mail"].map(
				(kind) => rows.filter((row) => row.kind === kind).length,
			);
		};
		const spellings = ["li.wei@example.com", "Li.Wei+1@EXAMPLE.com"];
		const receipts = await Promise.all(
			[...spellings, ...spellings].flatMap(receive),
		);
		expect(receipts.every(({ kind }) => kind === "stored")).toBe(true);
		expect(await count()).toEqual([8, 3]);
		await Promise.all(receive("someone@example.com"));
		expect(await count()).toEqual([10, 5]);
		time += 24 * 60 * 60 * 1000;
		await Promise.all(receive("li.wei@example.com"));
		expect(await count()).toEqual([12, 7]);

		const counts = async () => {
			const rows = await place
				.open()
				.use((db) => db.selectFrom("post_counts").select("client").execute());
			return rows.length;
		};
		const before = await counts();
		await createDesk(place.open()).erasePerson(
			"LI.WEI@example.com",
			operatorActor,
		);
		expect(await counts()).toBe(before - 1);
	},
);

test.each([
	["A.B@Example.com", "a.b@example.com"],
	["a+news+x@example.com", "a@example.com"],
	["+a@example.com", "+a@example.com"],
	["l.i.wei+x@googlemail.com", "liwei@gmail.com"],
	["a@b\u00fccher.example", "a@xn--bcher-kva.example"],
	["a@\uff45xample.com", "a@example.com"],
])("%s normalizes to the mailbox %s", (email, mailbox) => {
	expect(mailboxOf(email)).toBe(mailbox);
});
