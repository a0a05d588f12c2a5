import { isObject } from "../../shared/is-object.ts";
import { readJson } from "../../shared/read-json.ts";

/** Milliseconds during which the same path is not reloaded again. */
const reloadGuardMs = 10_000;
const key = "reloads";

/** Storage for the time of each path's last reload. Both methods may throw. */
export interface ReloadMemory {
	read(): string | null;
	write(text: string): void;
}

/**
 * Whether a path may be reloaded because a file was missing; records the time if so. If the time
 * cannot be recorded the answer is no, to prevent reload loops.
 *
 * @param now milliseconds since the epoch
 */
export function takeReload(
	path: string,
	now = Date.now(),
	memories = browserMemories,
): boolean {
	for (const memory of memories) {
		try {
			const recent = parseTimes(memory.read()).filter(
				([, time]) => time <= now && now - time < reloadGuardMs,
			);
			if (recent.some(([known]) => known === path)) return false;
			memory.write(
				JSON.stringify({ ...Object.fromEntries(recent), [path]: now }),
			);
			return true;
		} catch {
			// Try the next storage.
		}
	}
	return false;
}

/**
 * Session storage, with `window.name` as the fallback: it also outlives documents, is private to
 * the tab, and stays out of the URL.
 */
const browserMemories: readonly ReloadMemory[] = [
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
			// Never overwrite a name that another script gave the window.
			if (window.name !== "" && !window.name.startsWith(`${key}:`))
				throw new Error("the window has a name");
			window.name = `${key}:${text}`;
		},
	},
];

function parseTimes(text: string | null): [path: string, time: number][] {
	const value = readJson(text ?? "");
	return Object.entries(isObject(value) ? value : {}).map(([path, time]) => [
		path,
		Number(time),
	]);
}
