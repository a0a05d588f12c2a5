import { readFile } from "node:fs/promises";
import * as z from "zod";
import { codeOf } from "../errors/code-of.ts";

const schema = z.record(
	z.string(),
	z.record(z.string(), z.object({ changed: z.iso.date(), hash: z.string() })),
);

/** When each page's own text was last changed, by locale and unprefixed path. */
export type Revisions = z.output<typeof schema>;

/** Reads the ledger of revisions. One that is not there is empty. @throws for a broken one. */
export async function readRevisions(file: string): Promise<Revisions> {
	try {
		return schema.parse(JSON.parse(await readFile(file, "utf8")));
	} catch (error) {
		if (codeOf(error) === "ENOENT") return {};
		throw error;
	}
}
