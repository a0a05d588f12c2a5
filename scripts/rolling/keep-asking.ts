import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { codeOf } from "../../server/errors/code-of.ts";

/** How one connection's requests ended. */
export interface Asked {
	whole: number;
	/** Answers that asked to close the connection. */
	closing: number;
	/** How the server stopped taking requests, at the end. */
	end: string | undefined;
	/** Requests that were lost: cut off, or unanswered on a connection that the server had kept. */
	readonly lost: string[];
}

/**
 * Asks for addresses in turn, without a pause, over one connection that is kept as long as the
 * server keeps it, until a new connection is refused.
 */
export async function keepAsking(
	origin: string,
	addresses: readonly string[],
): Promise<Asked> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const asked: Asked = { whole: 0, closing: 0, end: undefined, lost: [] };
	for (let number = 0; asked.end === undefined; number++) {
		const address = addresses[number % addresses.length] ?? "/";
		const sent = request(origin + address, { agent });
		let answer: IncomingMessage | undefined;
		try {
			const response = once(sent, "response");
			sent.end();
			[answer] = await response;
			for await (const _ of answer ?? []);
			if (answer?.headers.connection === "close") asked.closing++;
			asked.whole++;
		} catch (error) {
			const code = codeOf(error) ?? "?";
			if (answer || sent.reusedSocket)
				asked.lost.push(`${code} ${address} ${answer?.statusCode}`);
			asked.end = code;
		}
	}
	agent.destroy();
	return asked;
}
