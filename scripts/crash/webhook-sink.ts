import { once } from "node:events";
import { createServer } from "node:http";

/** A webhook receiver that counts deliveries by reference. */
export interface WebhookSink {
	readonly url: string;
	readonly delivered: ReadonlyMap<string, number>;
	close(): void;
}

/** Starts a webhook receiver that accepts everything. */
export async function startWebhookSink(): Promise<WebhookSink> {
	const delivered = new Map<string, number>();
	const server = createServer(async (req, res) => {
		const body = JSON.parse(
			Buffer.concat(await Array.fromAsync(req)).toString(),
		);
		const reference = String(body.reference);
		delivered.set(reference, (delivered.get(reference) ?? 0) + 1);
		res.statusCode = 204;
		res.end();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	return {
		url: `http://:secret@127.0.0.1:${port}/`,
		delivered,
		close: () => server.close(),
	};
}
