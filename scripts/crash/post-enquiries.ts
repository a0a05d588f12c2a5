import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { enquire } from "./enquire.ts";

/** Where clients send, how long each rests after what was acknowledged, and until when. */
export interface Load {
	readonly origins: readonly string[];
	readonly pauseMs: number;
	readonly signal: AbortSignal;
}

/** What clients have sent, and how the server responded. */
export interface Ledger {
	/** References of acknowledged enquiries, by the enquiry's number. */
	readonly acknowledged: Map<number, string>;
	/** Acknowledgements that contradict an earlier one. */
	readonly contradictions: string[];
	/** The number of responses by status; 0 for no response. */
	readonly answers: Map<number, number>;
	/** The number of 503 responses without Retry-After. */
	withoutRetryAfter: number;
}

export function createLedger(): Ledger {
	return {
		acknowledged: new Map(),
		contradictions: [],
		answers: new Map(),
		withoutRetryAfter: 0,
	};
}

/** The message of an enquiry, which contains its number. */
export function numberedMessage(number: number): string {
	return `crash test number ${number}.`;
}

/**
 * Sends enquiries like well-behaved clients: each with its own idempotency key, retried until it is
 * acknowledged, and sometimes once more.
 *
 * @param next returns the next enquiry's number.
 */
export async function postEnquiries(
	{ origins, pauseMs, signal }: Load,
	ledger: Ledger,
	next: () => number,
): Promise<void> {
	while (!signal.aborted) {
		const number = next();
		const key = randomUUID();
		let isDone = false;
		for (let attempt = 0; !isDone && attempt < 2000; attempt++) {
			const origin = origins[(number + attempt) % origins.length] ?? "";
			const reference = await post(origin, number, key, ledger);
			if (reference) record(ledger, number, reference);
			isDone = reference !== undefined && (number % 3 > 0 || attempt > 0);
			if (!reference) await wait(25);
		}
		if (pauseMs) await wait(pauseMs);
	}
}

function record(ledger: Ledger, number: number, reference: string): void {
	const known = ledger.acknowledged.get(number);
	if (known && known !== reference)
		ledger.contradictions.push(`${number}: ${known}, then ${reference}`);
	ledger.acknowledged.set(number, reference);
}

async function post(
	origin: string,
	number: number,
	key: string,
	ledger: Ledger,
): Promise<string | undefined> {
	const { answers } = ledger;
	const count = (status: number) =>
		answers.set(status, (answers.get(status) ?? 0) + 1);
	try {
		const fields = {
			name: `Client ${number}`,
			email: `client-${number}@example.com`,
			message: numberedMessage(number),
			locale: number % 2 ? "en-US" : "zh-CN",
		};
		const answer = await enquire(origin, fields, key);
		count(answer.status);
		if (answer.status === 503 && !answer.retryAfter) ledger.withoutRetryAfter++;
		return answer.reference;
	} catch {
		count(0);
		return undefined;
	}
}
