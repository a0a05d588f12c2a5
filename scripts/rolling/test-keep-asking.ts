import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { codeOf } from "../../server/errors/code-of.ts";

/** Milliseconds after which a stopping server closes a connection as idle. */
const quietMs = 250;

/** Milliseconds between two measurements of this process's pauses. */
const tickMs = 20;

/** The outcome of one connection's requests. */
export interface Asked {
	whole: number;
	/** Responses with `Connection: close`. */
	closing: number;
	/** The error code with which the server finally refused. */
	end: string | undefined;
	/**
	 * Lost requests: cut off, or not answered on a kept-alive connection. None is lost while
	 * this process stands still: the server may close the connection as idle.
	 */
	readonly lost: string[];
}

/**
 * Requests addresses in turn, without pauses, over a connection kept alive as long as the server
 * permits, until a new connection is refused.
 */
export async function keepAsking(
	origin: string,
	addresses: readonly string[],
): Promise<Asked> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const asked: Asked = { whole: 0, closing: 0, end: undefined, lost: [] };
	const delay = monitorEventLoopDelay({ resolution: tickMs });
	delay.enable();
	for (let number = 0; asked.end === undefined; number++) {
		const address = addresses[number % addresses.length] ?? "/";
		const sent = request(origin + address, { agent });
		let answer: IncomingMessage | undefined;
		// Since the request before, and before this one was written.
		const pausedMs = delay.max / 1e6;
		delay.reset();
		try {
			const response = once(sent, "response");
			sent.end();
			[answer] = await response;
			for await (const _ of answer ?? []);
			if (answer?.headers.connection === "close") asked.closing++;
			asked.whole++;
		} catch (error) {
			const code = codeOf(error) ?? "?";
			// A pause that ended with this error is measured by a later tick.
			await setTimeout(2 * tickMs);
			const isPrompt = Math.max(pausedMs, delay.max / 1e6) < quietMs;
			if (answer || (sent.reusedSocket && isPrompt))
				asked.lost.push(`${code} ${address} ${answer?.statusCode}`);
			asked.end = code;
		}
	}
	delay.disable();
	agent.destroy();
	return asked;
}
