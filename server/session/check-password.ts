import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { networkOf } from "../connections/client-address.ts";
import type { SiteDatabase } from "../database/database.ts";
import {
	BusyError,
	createWorkQueue,
	type WorkQueue,
} from "../queues/work-queue.ts";
import { limitAttempts } from "./attempt-limit.ts";
import { hashPassword, type PasswordHash, verifyPassword } from "./password.ts";
import type { Refusal } from "./sign-in-result.ts";

const windowMs = 15 * 60 * 1000;
const checksWaiting = 16;
/** Well before the server closes a silent connection, and the visitor learns nothing. */
const longestWaitMs = 10_000;
const busySeconds = 5;
const slowMs = 2000;

/** What a password is checked against, and who is trying. */
interface PasswordCheck {
	readonly address: string | undefined;
	/** Absent if there is no password; the check takes the same time anyway. */
	readonly hash: PasswordHash | undefined;
	/** Absent for the emergency key. */
	readonly email: string | undefined;
	/** The browser's token, if it has signed in to this account before. */
	readonly device?: string | undefined;
}

export interface CheckOptions {
	readonly database: SiteDatabase;
	/** The time in milliseconds since 1970. */
	readonly now?: (() => number) | undefined;
	readonly verify?: typeof verifyPassword | undefined;
	readonly hash?: typeof hashPassword | undefined;
	/** How long a password may wait for its turn, in milliseconds. */
	readonly waitMs?: number | undefined;
	/** Waits for the given milliseconds. */
	readonly pause?: ((ms: number) => Promise<unknown>) | undefined;
}

/** Checked if there is no password, so that both cases take the same time. */
const decoy: PasswordHash = {
	logN: 17,
	r: 8,
	p: 1,
	salt: randomBytes(16),
	hash: randomBytes(32),
};

/** Creates the password check, with rate limits, and the hashing of new ones, in the same queues. */
export function createPasswordChecks(options: CheckOptions) {
	const { database, now = Date.now, pause = wait } = options;
	const { verify = verifyPassword, hash: makeHash = hashPassword } = options;
	const { waitMs = longestWaitMs } = options;
	const beginAttempt = limitAttempts(database, windowMs, now);
	// Each hash takes 128 MB and a thread of the pool that also reads files, so one runs at a time;
	// strangers, however many, do not delay browsers that have signed in before.
	const strangers = createWorkQueue(1, checksWaiting);
	const known = createWorkQueue(1, checksWaiting);
	const inTurn = <Result>(
		queue: WorkQueue,
		address: string | undefined,
		work: () => Promise<Result>,
	): Promise<Result> =>
		queue.run(work, AbortSignal.timeout(waitMs), new Set([networkOf(address)]));
	const check = async (
		password: string,
		{ address, hash, email, device }: PasswordCheck,
	): Promise<"right" | Refusal> => {
		const attempt = await beginAttempt(address, { email, device });
		if (attempt.kind === "limited") return attempt;
		// Wait before taking a slot, or guessers would block slots while nothing is computed.
		if (attempt.isSlow) await pause(slowMs);
		try {
			const queue = attempt.isKnown ? known : strangers;
			const isRight = await inTurn(queue, address, () =>
				verify(password, hash ?? decoy),
			);
			if (!isRight || !hash)
				return { kind: email === undefined ? "wrong" : "mismatch" };
		} catch (error) {
			const busy = describeBusy(error);
			await attempt.takeBack();
			return busy;
		}
		await attempt.takeBack();
		return "right";
	};
	/** Hashes the new password of somebody with a session or a one-time link. */
	const hash = (
		password: string,
		address: string | undefined,
	): Promise<string | Refusal> =>
		inTurn(known, address, () => makeHash(password)).catch(describeBusy);
	return { check, hash };
}

/** @throws every error that is not of a full or slow queue. */
function describeBusy(error: unknown): Refusal {
	const isLate = error instanceof DOMException && error.name === "TimeoutError";
	if (!isLate && !(error instanceof BusyError)) throw error;
	return { kind: "busy", retryAfterSeconds: busySeconds };
}
