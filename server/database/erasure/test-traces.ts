import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Enquiry } from "../../../shared/enquiry/enquiry-schema.ts";
import { operatorActor } from "../../audit/actor.ts";
import { createDesk } from "../../desk/desk-store.ts";
import { createEnquiryStore } from "../../enquiries/enquiry-store.ts";
import type { SiteDatabase } from "../database.ts";

/** The text to look for in files. */
const marker = "mark7trace";

/** The sender of the enquiries that {@link storeTraces} stores. */
export const markedEmail = `${marker}@example.com`;

/** Stores enquiries with the marker in every field, CV and note, among others without it. */
export async function storeTraces(
	database: SiteDatabase,
	count = 30,
	now: () => number = Date.now,
	words: readonly string[] = [marker, "other"],
): Promise<void> {
	const store = createEnquiryStore(database, now);
	const desk = createDesk(database, now);
	for (let number = 0; number < count; number++)
		for (const word of words) {
			const text = `${word} ${number} `.repeat(20 * (number % 9) + 1);
			const enquiry: Enquiry = {
				kind: "application",
				locale: "en-US",
				consent: true,
				name: word,
				email: `${word}@example.com`,
				phone: word,
				company: word,
				topic: word,
				position: word,
				message: text,
			};
			const bytes = Buffer.from(`%PDF ${text.repeat(number)}`);
			const reference = await store.add(enquiry, `${word} ${number}`, {
				attachment: { fileName: `${word}.pdf`, mediaType: "x", bytes },
				deliveries: ["firm-mail"],
			});
			await desk.addNote(reference, text, operatorActor);
			await desk.setState(
				reference,
				number % 2 ? "closed" : "progress",
				operatorActor,
			);
		}
}

/** How often the marker occurs in the files below a folder, ignoring case. */
export async function countTraces(folder: string): Promise<number> {
	const files = await readdir(folder, { recursive: true, withFileTypes: true });
	let count = 0;
	for (const file of files.filter((one) => one.isFile())) {
		const bytes = await readFile(path.join(file.parentPath, file.name));
		count += bytes.toString("latin1").toLowerCase().split(marker).length - 1;
	}
	return count;
}
