import { parseArgs } from "node:util";

export interface AuditOptions {
	/** The checks to run; all without it. */
	readonly only?: readonly string[];
	/** The paths to judge; all without it. */
	readonly pages?: readonly string[];
}

/**
 * Reads `--only=axe,html --pages=/en-US/careers`.
 *
 * @throws for an option or a check that there is not.
 */
export function parseOptions(
	args: readonly string[],
	checks: readonly string[],
): AuditOptions {
	const { values } = parseArgs({
		args: [...args],
		options: { only: { type: "string" }, pages: { type: "string" } },
	});
	const [only, pages] = [values.only, values.pages].map((list) =>
		list?.split(",").filter(Boolean),
	);
	const unknown = only?.find((check) => !checks.includes(check));
	if (unknown)
		throw new Error(`no check "${unknown}"; there are ${checks.join(", ")}`);
	return { ...(only && { only }), ...(pages && { pages }) };
}
