import { readFile } from "node:fs/promises";
import type { Logger } from "pino";
import * as z from "zod";
import { listOverdue } from "../../shared/reminders.ts";
import { today } from "../../shared/today.ts";

const schema = z.array(z.object({ what: z.string(), due: z.iso.date() }));

/** Logs content that is overdue for review, once at startup. Never rejects. */
export async function logOverdue(file: string, logger: Logger): Promise<void> {
	try {
		const reminders = schema.parse(JSON.parse(await readFile(file, "utf8")));
		const overdue = listOverdue(reminders, today());
		if (overdue.length > 0) logger.warn({ overdue }, "content to review");
	} catch (error) {
		logger.warn({ err: error }, "no list of content to review");
	}
}
