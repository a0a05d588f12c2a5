import { connect } from "node:net";
import type { HostileRequest } from "./make-request.ts";
import { type Answer, parseAnswer } from "./parse-answer.ts";

/** The result of the requests sent on one connection. */
export interface Exchange {
	/** In the order of the requests, without interim responses. */
	readonly answers: readonly Answer[];
	/** A fault of the connection itself. */
	readonly fault?: string;
}

const deadlineMs = 30_000;

/**
 * Sends all requests at once on one connection. Resolves when each has been answered, the server
 * has closed the connection, or the deadline has passed.
 */
export function exchange(
	port: number,
	requests: readonly HostileRequest[],
): Promise<Exchange> {
	const awaited = requests.filter(({ isComplete }) => isComplete).length;
	return new Promise((resolve) => {
		const answers: Answer[] = [];
		let rest = "";
		const socket = connect(port, "127.0.0.1").setEncoding("latin1");
		const settle = (fault?: string): void => {
			clearTimeout(timer);
			socket.destroy();
			resolve(fault === undefined ? { answers } : { answers, fault });
		};
		const timer = setTimeout(() => settle("no end in time"), deadlineMs);
		const take = (isClosed: boolean): void => {
			for (;;) {
				const method = requests[answers.length]?.method ?? "GET";
				const parsed = parseAnswer(rest, method, isClosed);
				if (!parsed) return;
				rest = rest.slice(parsed.length);
				if (parsed.answer.status >= 200) answers.push(parsed.answer);
			}
		};
		const tryToTake = (isClosed: boolean): boolean => {
			try {
				take(isClosed);
				return true;
			} catch (error) {
				settle(String(error));
				return false;
			}
		};
		const proceed = (): void => {
			if (answers.length < awaited) return;
			if (awaited === requests.length) settle();
			// Sends no more: the server has to refuse the incomplete request.
			else socket.end();
		};
		socket.on("data", (chunk) => {
			rest += chunk;
			if (tryToTake(false)) proceed();
		});
		// The server may close the connection before it has read everything.
		socket.on("error", () => {});
		socket.on("close", () => {
			if (!tryToTake(true)) return;
			settle(rest === "" ? undefined : "closed within an answer");
		});
		socket.write(requests.map(({ bytes }) => bytes).join(""), "latin1");
		proceed();
	});
}
