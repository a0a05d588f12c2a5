import { isObject } from "../../shared/is-object.ts";
import { readTab, writeTab } from "./browser-memory.ts";

/** A tab's stored session data. */
export interface Session {
	readonly counter: number;
	/** Includes the `Bearer ` prefix. */
	readonly token?: string;
}

const key = "session";
const prefix = "Bearer ";

/** The session. Malformed data yields an empty session. */
export function readSession(): Session {
	return parseSession(readTab(key));
}

/** Saves a token, adding the prefix if it is missing. `undefined` signs out. */
export function setToken(token: string | undefined): void {
	const { counter } = readSession();
	writeTab(
		key,
		token === undefined
			? { counter }
			: { counter, token: token.startsWith(prefix) ? token : prefix + token },
	);
}

/** Increments the session's counter and returns its new value. */
export function incrementCounter(): number {
	const session = readSession();
	const counter = session.counter + 1;
	writeTab(key, { ...session, counter });
	return counter;
}

/** Reads a stored value as a session. */
export function parseSession(value: unknown): Session {
	if (!isObject(value)) return { counter: 0 };
	const { counter: stored, token } = value;
	const counter = Number.isSafeInteger(stored) ? Number(stored) : 0;
	return isToken(token) ? { counter, token } : { counter };
}

function isToken(value: unknown): value is string {
	return (
		typeof value === "string" &&
		value.startsWith(prefix) &&
		value.length > prefix.length
	);
}
