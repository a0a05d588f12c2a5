/** The contents of an npm lock file (version 3): packages by their folder in `node_modules`. */
export interface Lockfile {
	readonly name: string;
	readonly version: string;
	readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
	readonly version?: string;
	readonly integrity?: string;
	readonly license?: string;
	readonly dev?: boolean;
	readonly optional?: boolean;
	readonly devOptional?: boolean;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
	readonly peerDependencies?: Readonly<Record<string, string>>;
}

const folderStart = "node_modules/";

/**
 * The bill of materials for production (CycloneDX 1.6, ECMA-424): every package with its version,
 * licence, digests and dependencies. It is made from the lock file alone, so that the same lock
 * file gives the same bytes.
 */
export function makeBillOfMaterials(lockfile: Lockfile): string {
	const { packages } = lockfile;
	const folders = Object.keys(packages)
		.filter((folder) => folder !== "" && !packages[folder]?.dev)
		.sort();
	const root = `${lockfile.name}@${lockfile.version}`;
	const listNeeds = (folder: string) => {
		const { dependencies, optionalDependencies, peerDependencies } =
			packages[folder] ?? {};
		const names = Object.keys({
			...dependencies,
			...optionalDependencies,
			...peerDependencies,
		});
		const found = names.flatMap((name) => find(packages, folder, name) ?? []);
		return [...new Set(found.map((at) => refOf(at, packages[at])))].sort();
	};
	// A package installed in several folders is one component.
	const components = new Map(
		folders.map((folder) => {
			const component = describe(folder, packages[folder] ?? {});
			return [component["bom-ref"], component];
		}),
	);
	const needs = new Map<string, Set<string>>();
	for (const folder of folders) {
		const ref = refOf(folder, packages[folder]);
		const known = needs.get(ref) ?? new Set();
		needs.set(ref, new Set([...known, ...listNeeds(folder)]));
	}
	const bill = {
		$schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
		bomFormat: "CycloneDX",
		specVersion: "1.6",
		version: 1,
		metadata: {
			component: {
				type: "application",
				"bom-ref": root,
				name: lockfile.name,
				version: lockfile.version,
			},
		},
		components: [...components.values()],
		dependencies: [
			{ ref: root, dependsOn: listNeeds("") },
			...[...needs].map(([ref, on]) => ({ ref, dependsOn: [...on].sort() })),
		],
	};
	return `${JSON.stringify(bill, null, "\t")}\n`;
}

function describe(folder: string, locked: LockedPackage) {
	const { version = "", license, integrity } = locked;
	const name = nameOf(folder);
	const [group, own] = name.startsWith("@") ? name.split("/") : [];
	const ref = refOf(folder, locked);
	const isOptional = locked.optional || locked.devOptional;
	return {
		type: "library",
		"bom-ref": ref,
		...(group ? { group } : {}),
		name: own ?? name,
		version,
		scope: isOptional ? "optional" : "required",
		...(integrity ? { hashes: listHashes(integrity) } : {}),
		...(license ? { licenses: [{ expression: license }] } : {}),
		purl: ref,
	};
}

/** The package URL (https://github.com/package-url/purl-spec). */
function refOf(folder: string, locked: LockedPackage | undefined): string {
	const name = nameOf(folder).replace("@", "%40");
	return `pkg:npm/${name}@${locked?.version ?? ""}`;
}

function nameOf(folder: string): string {
	return folder.slice(folder.lastIndexOf(folderStart) + folderStart.length);
}

/** Subresource integrity uses base64, CycloneDX hexadecimal. */
function listHashes(integrity: string) {
	return integrity.split(" ").map((each) => {
		const [algorithm = "", digest = ""] = each.split("-");
		return {
			alg: algorithm.replace("sha", "SHA-"),
			content: Buffer.from(digest, "base64").toString("hex"),
		};
	});
}

/** The folder that a package resolves a name to, by Node's lookup. */
function find(
	packages: Lockfile["packages"],
	folder: string,
	name: string,
): string | undefined {
	for (let at = folder; ; ) {
		const place = `${at}${at ? "/" : ""}${folderStart}${name}`;
		if (packages[place]) return packages[place].dev ? undefined : place;
		if (at === "") return undefined;
		const above = at.lastIndexOf(`/${folderStart}`);
		at = above < 0 ? "" : at.slice(0, above);
	}
}
