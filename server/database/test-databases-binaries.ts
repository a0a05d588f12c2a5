import { access, readdir } from "node:fs/promises";
import path from "node:path";
import { installDebian } from "../../scripts/test/install-debian.ts";

/** Where Debian installs PostgreSQL's programs, in a folder per version. */
const debianFolder = "/usr/lib/postgresql";

/**
 * The folder of PostgreSQL's programs (`initdb`, `pg_ctl`): Debian's newest, or else one on the
 * `PATH`, or else Debian's package, which is then installed.
 *
 * @throws when none is available, with instructions.
 */
export async function findPostgres(): Promise<string> {
	const found = await findInstalled();
	if (found) return found;
	const failure = await installDebian("postgresql").catch(
		(error: unknown) => error,
	);
	const installed = await findInstalled();
	if (!installed)
		throw new Error(
			"no PostgreSQL for the tests; install its server, so that initdb and pg_ctl are on the PATH",
			{ cause: failure },
		);
	return installed;
}

async function findInstalled(): Promise<string | undefined> {
	const versions = await readdir(debianFolder).catch(() => []);
	const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
	const folders = [
		...newestFirst.map((version) => path.join(debianFolder, version, "bin")),
		...(process.env.PATH ?? "").split(path.delimiter),
	];
	for (const folder of folders) if (await hasPrograms(folder)) return folder;
	return undefined;
}

async function hasPrograms(folder: string): Promise<boolean> {
	const programs = ["initdb", "pg_ctl", "postgres"];
	const checks = programs.map((program) => access(path.join(folder, program)));
	return Promise.all(checks).then(
		() => true,
		() => false,
	);
}
