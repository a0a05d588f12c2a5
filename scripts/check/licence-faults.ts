/** A package that the lock file names, and on what terms it may be used. */
export interface LicensedPackage {
	readonly name: string;
	/** An SPDX expression, as in package.json; `undefined` when none is stated. */
	readonly licence: string | undefined;
	/** Whether it serves building and testing alone, and is never deployed. */
	readonly dev: boolean;
}

/** They ask for no more than their notice, so that a closed site may build on them. */
const permissive: ReadonlySet<string> = new Set([
	"0BSD",
	"Apache-2.0",
	"BlueOak-1.0.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"CC0-1.0",
	"ISC",
	"MIT",
	"MIT-0",
	"Unlicense",
	"Zlib",
]);

/** Licences that ask for more, and where that does no harm. */
const conditional: Readonly<
	Record<string, (used: LicensedPackage) => boolean>
> = {
	// libvips: a library of its own that sharp loads, unchanged, and that anyone may replace.
	"LGPL-3.0-or-later": ({ name }) => name.startsWith("@img/sharp-"),
	// A judge and the tests' CSS parser: unchanged, and nothing of them is deployed.
	"MPL-2.0": ({ dev }) => dev,
	// Fonts, which may be cut down and served with a site as long as they are not sold alone.
	"OFL-1.1": ({ name }) => /^@fontsource(-variable)?\//.test(name),
};

/**
 * Packages whose licence does not go with a closed site, or is not known to.
 *
 * Expressions follow SPDX's annex D: of alternatives (`OR`) one must do, of what holds together
 * (`AND`) all. None here nests them; one that did would have to be looked at, so it is a fault.
 */
export function listLicenceFaults(
	packages: readonly LicensedPackage[],
): string[] {
	const faults = packages
		.filter((used) => !isAllowed(used))
		.map(
			({ name, licence, dev }) =>
				`${name}: ${licence ?? "no licence"} is not allowed${dev ? "" : " in what is deployed"}`,
		);
	return [...new Set(faults)].sort();
}

function isAllowed(used: LicensedPackage): boolean {
	const expression = used.licence?.replace(/^\(([^()]*)\)$/, "$1") ?? "";
	const mayUse = (id: string) =>
		permissive.has(id) ||
		(Object.hasOwn(conditional, id) && conditional[id]?.(used) === true);
	return expression.includes(" OR ")
		? expression.split(" OR ").some(mayUse)
		: expression.split(" AND ").every(mayUse);
}
