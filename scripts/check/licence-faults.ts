/** A package in the lock file, and its licence. */
export interface LicensedPackage {
	readonly name: string;
	/** An SPDX expression, as in package.json; `undefined` if none is stated. */
	readonly licence: string | undefined;
	/** Whether it is only used to build and test, and never deployed. */
	readonly dev: boolean;
}

/** These require only that their notice is kept, so closed-source software may use them. */
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

/** Licences with further conditions, and the uses in which these are met. */
const conditional: Readonly<
	Record<string, (used: LicensedPackage) => boolean>
> = {
	// libvips: a separate, unchanged library that sharp loads, and that anyone may replace.
	"LGPL-3.0-or-later": ({ name }) => name.startsWith("@img/sharp-"),
	// An audit tool and the tests' CSS parser: unchanged, and not deployed.
	"MPL-2.0": ({ dev }) => dev,
	// Fonts: they may be subset and served with a site, but not sold on their own.
	"OFL-1.1": ({ name }) => /^@fontsource(-variable)?\//.test(name),
};

/**
 * Lists packages whose licence does not permit use in a closed-source site, or is unknown.
 *
 * Expressions follow SPDX annex D: `OR` needs one allowed licence, `AND` all of them. Nested
 * expressions are not parsed, and so are reported.
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
