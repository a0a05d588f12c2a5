/** Milliseconds within which the same path is not loaded anew a second time. */
const reloadGuardMs = 10_000;
const key = "reloads";

/** Where the guard keeps when each path was last loaded anew. Each part may throw. */
export interface ReloadMemory {
	read(): string | null;
	write(text: string): void;
}

/**
 * Whether a path may be loaded anew because a file was missing; if so, notes when. Where that
 * cannot be noted nothing may be, for reloads could follow each other for ever.
 *
 * @param now milliseconds since the epoch.
 */
export function takeReload(
	path: string,
	now: number,
	memories: readonly ReloadMemory[],
): boolean {
	for (const memory of memories) {
		try {
			const recent = parseTimes(memory.read()).filter(
				([, time]) => time <= now && now - time < reloadGuardMs,
			);
			if (recent.some(([known]) => known === path)) return false;
			memory.write(JSON.stringify([...recent, [path, now]]));
			return true;
		} catch {
			// The next one may work.
		}
	}
	return false;
}

/**
 * Session storage, and where that is denied `window.name`: it outlives documents as well, is not
 * seen by others in its tab, and stays out of the address.
 */
export const browserMemories: readonly ReloadMemory[] = [
	{
		read: () => sessionStorage.getItem(key),
		write: (text) => sessionStorage.setItem(key, text),
	},
	{
		read: () =>
			window.name.startsWith(`${key}:`)
				? window.name.slice(key.length + 1)
				: null,
		write(text) {
			// A name that somebody gave the window is not ours to overwrite.
			if (window.name !== "" && !window.name.startsWith(`${key}:`))
				throw new Error("the window has a name");
			window.name = `${key}:${text}`;
		},
	},
];

function parseTimes(text: string | null): [path: string, time: number][] {
	const value: unknown = parseJson(text);
	if (!Array.isArray(value)) return [];
	return value.flatMap((entry: unknown) =>
		Array.isArray(entry) &&
		typeof entry[0] === "string" &&
		typeof entry[1] === "number"
			? [[entry[0], entry[1]] satisfies [string, number]]
			: [],
	);
}

function parseJson(text: string | null): unknown {
	try {
		return JSON.parse(text ?? "[]");
	} catch {
		return [];
	}
}
