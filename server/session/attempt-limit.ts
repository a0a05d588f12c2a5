import { hash } from "node:crypto";
import { clientOf, networkOf } from "../connections/client-address.ts";
import {
	countPost,
	type Limited,
	limitedUntil,
	takeBackPost,
} from "../database/count-post.ts";
import type { SiteDatabase } from "../database/database.ts";

/** Wrong passwords per window for one address; a known browser has the same limit of its own. */
export const addressLimit = 5;

/** Wrong passwords per window for an IPv6 /48 network, which one subscriber may own as a whole. */
export const networkLimit = 20;

/**
 * Wrong passwords per window for one account. Beyond that, only passkeys and browsers that have
 * signed in to the account before are accepted.
 */
export const accountLimit = 20;

/**
 * Wrong passwords per window from all addresses. Beyond that, everyone's attempts are delayed but
 * not refused: otherwise guessing would lock staff out.
 */
export const slowLimit = 100;

/** An accepted attempt, which counts as wrong until it is taken back. */
interface Attempt {
	readonly kind: "counted";
	readonly isSlow: boolean;
	/** The browser is known and has its own count. */
	readonly isKnown: boolean;
	takeBack(): Promise<void>;
}

/** What an attempt counts against besides its address. */
interface Attempted {
	/** The account's address, whether the account exists or not. */
	readonly email?: string | undefined;
	/** The token of a browser that has signed in to this account before. */
	readonly device?: string | undefined;
}

/**
 * Limits attempts to sign in. All instances share the counts.
 *
 * @param windowMs the length of a window, in milliseconds from its first attempt.
 * @param now the time in milliseconds since 1970.
 */
export function limitAttempts(
	database: SiteDatabase,
	windowMs: number,
	now: () => number,
) {
	/** Counts an attempt before its password is checked, so that concurrent guesses gain nothing. */
	return async (
		address: string | undefined,
		{ email, device }: Attempted = {},
	): Promise<Attempt | Limited> => {
		const taken: (() => Promise<void>)[] = [];
		const takeBack = async (): Promise<void> => {
			for (const undo of taken) await undo();
		};
		const add = async (name: string) => {
			const key = signInKey(name);
			const counted = await countPost(database, key, windowMs, now());
			taken.push(() => takeBackPost(database, key, counted.resetsAt));
			return counted;
		};
		if (device) {
			const { count } = await add(`device ${device}`);
			if (count <= addressLimit)
				return { kind: "counted", isSlow: false, isKnown: true, takeBack };
		}
		const [client, network] = [clientOf(address), networkOf(address)];
		for (const [name, limit] of [
			[client, addressLimit],
			...(network === client ? [] : [[network, networkLimit] as const]),
			...(email === undefined
				? []
				: [[`account ${email}`, accountLimit] as const]),
		] as const) {
			const { count, resetsAt } = await add(name);
			if (count > limit) return limitedUntil(resetsAt, now());
		}
		const all = await add("everyone");
		const isSlow = all.count > slowLimit;
		return { kind: "counted", isSlow, isKnown: false, takeBack };
	};
}

/** Counted apart from the client's other posts, and stored without its address. */
export function signInKey(client: string): string {
	return `sign-in:${hash("sha256", client, "base64url")}`;
}
