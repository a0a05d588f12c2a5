import { readFile } from "node:fs/promises";
import * as z from "zod";
import { orIfMissing } from "../errors/code-of.ts";

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
	return schema.parse(
		JSON.parse(await orIfMissing(readFile(file, "utf8"), "{}")),
	);
}
