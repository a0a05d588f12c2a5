import { setTimeout as wait } from "node:timers/promises";
import { testPassword } from "../../server/session/test-hash.ts";
import { enquiryStates } from "../../shared/enquiry/desk.ts";
import type { Ledger, Load } from "./post-enquiries.ts";

/** The changes that the server has acknowledged to staff. */
export interface StaffLedger {
	/** Addresses of created accounts. */
	readonly accounts: Set<string>;
	/** Tokens of sessions that have begun, and that nobody has tried to end. */
	readonly sessions: Set<string>;
	/** Tokens of ended sessions. */
	readonly ended: Set<string>;
	/** States set on enquiries, by reference. */
	readonly states: Map<string, string>;
	/** Where the server did not recognize a session that had begun. */
	readonly contradictions: string[];
}

/** The number of staff at work concurrently. */
const workers = 2;

/**
 * Simulates staff at the desk until the signal aborts. Each repeatedly signs in, creates an
 * account, sets the state of an enquiry, and sometimes signs out. Requests without a response are
 * not repeated.
 */
export function workAsStaff(
	{ origins, pauseMs, signal }: Load,
	enquiries: Ledger,
) {
	const ledger: StaffLedger = {
		accounts: new Set(),
		sessions: new Set(),
		ended: new Set(),
		states: new Map(),
		contradictions: [],
	};
	let turn = 0;
	const work = async (): Promise<void> => {
		while (!signal.aborted) {
			const reference = enquiries.acknowledged.get(turn);
			const origin = origins[turn % origins.length] ?? "";
			await takeTurn(origin, ledger, turn++, reference);
			if (pauseMs) await wait(pauseMs);
		}
	};
	const finished = Promise.all(Array.from({ length: workers }, work));
	const count = () =>
		ledger.accounts.size +
		ledger.sessions.size +
		ledger.states.size +
		ledger.ended.size;
	return {
		/** The acknowledged changes; complete once `finished` resolves. */
		ledger,
		/** Resolves after this many further changes were acknowledged, however slow the machine is. */
		async untilChanges(changes: number, deadline: number) {
			const enough = count() + changes;
			while (count() < enough && Date.now() < deadline) await wait(5);
		},
		finished,
		/** Resolves once somebody has gone from signing in to signing out. */
		async untilWorked(deadline: number) {
			while (ledger.ended.size === 0 && Date.now() < deadline) await wait(25);
		},
	};
}

async function takeTurn(
	origin: string,
	ledger: StaffLedger,
	turn: number,
	reference: string | undefined,
): Promise<void> {
	const token = await signIn(origin, turn);
	if (!token) return wait(25);
	ledger.sessions.add(token);
	const headers = { Authorization: token };
	const post = async (path: string, fields: Record<string, string>) => {
		const body = new URLSearchParams(fields);
		const answer = await ask(origin + path, { method: "POST", headers, body });
		if (answer?.location.includes("/login"))
			ledger.contradictions.push(`the session of ${turn} was lost`);
		return answer?.status;
	};
	const email = `staff-${turn}@example.com`;
	const account = { action: "add", name: "Li", role: "staff", email };
	if ((await post("/desk/staff", account)) === 200) ledger.accounts.add(email);
	const value = enquiryStates[1 + (turn % 5)] ?? "";
	if (reference) {
		const change = { action: "state", ref: reference, value };
		if ((await post("/desk", change)) === 303)
			ledger.states.set(reference, value);
	}
	if (turn % 3 === 0) return;
	ledger.sessions.delete(token);
	const path = `${origin}/api/session`;
	const answer = await ask(path, { method: "DELETE", headers });
	if (answer?.status === 204) ledger.ended.add(token);
}

async function signIn(
	origin: string,
	turn: number,
): Promise<string | undefined> {
	const answer = await ask(`${origin}/api/session`, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			// A sign-in interrupted by a kill counts as a failed attempt, of which each network may make a
			// few.
			"X-Forwarded-For": `198.${turn % 100}.7.1`,
		},
		body: JSON.stringify({ password: testPassword }),
	});
	return /"token":"(Bearer [^"]+)"/.exec(answer?.text ?? "")?.[1];
}

/** A response, if it arrived in full. */
async function ask(
	url: string,
	init: RequestInit,
): Promise<{ status: number; location: string; text: string } | undefined> {
	try {
		const signal = AbortSignal.timeout(10_000);
		const answer = await fetch(url, { ...init, redirect: "manual", signal });
		const location = answer.headers.get("Location") ?? "";
		return { status: answer.status, location, text: await answer.text() };
	} catch {
		return undefined;
	}
}
