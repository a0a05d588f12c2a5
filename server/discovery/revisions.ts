import { readFile } from "node:fs/promises";
import * as z from "zod";
import { codeOf } from "../errors/code-of.ts";

const schema = z.record(
	z.string(),
	z.record(z.string(), z.object({ changed: z.iso.date(), hash: z.string() })),
);

/** When each page's own text last changed, by locale and unprefixed path. */
export type Revisions = z.output<typeof schema>;

/**
 * Reads the ledger of revisions. A missing file counts as empty.
 *
 * @throws for an invalid one.
 */
export async function readRevisions(file: string): Promise<Revisions> {
	try {
		return schema.parse(JSON.parse(await readFile(file, "utf8")));
	} catch (error) {
		if (codeOf(error) === "ENOENT") return {};
		throw error;
	}
}
