import { parseArgs } from "node:util";

export interface AuditOptions {
	/** The checks to run; all by default. */
	readonly only?: readonly string[];
	/** The paths to check; all by default. */
	readonly pages?: readonly string[];
}

/**
 * Parses `--only=axe,html --pages=/en-US/careers`.
 *
 * @throws for unknown options and checks.
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
