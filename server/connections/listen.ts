import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { closeConnectionsLingering } from "./close-lingering.ts";
import { closeSlowClients, type Patience } from "./close-slow-clients.ts";
import { trackLatestAnswers } from "./latest-answers.ts";
import { type OnRefusal, refuseBrokenRequests } from "./refuse-connection.ts";

/** Limits on clients, in milliseconds. Node's defaults tolerate slow connections. */
const timeouts = {
	/** For a request's head, from the connection's start or the head's first byte. */
	headersTimeout: 10_000,
	/** For a whole request: the largest CV at 140 kbit/s. */
	requestTimeout: 300_000,
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 2000,
};

/** 32 kbit/s: half of what mobile networks leave after the data volume is used up. */
const patience: Patience = {
	graceMs: 20_000,
	minimalRate: 4096,
	idleMs: timeouts.keepAliveTimeout + timeouts.headersTimeout,
	intervalMs: timeouts.connectionsCheckingInterval,
};

/** Connections idle for this long are closed. */
const socketTimeoutMs = 30_000;

/** Further connections are closed at once, to bound memory. */
const maximalConnections = 10_000;

export interface HttpServerOptions {
	/** Overrides the site's limits in tests. */
	readonly limits?: Partial<typeof timeouts & Patience>;
	/** Called for requests that never reach the listener. */
	readonly onRefusal?: OnRefusal;
}

/** Creates the HTTP server, with limits on slow and broken clients. */
export function createHttpServer(
	listener: RequestListener,
	{ limits = {}, onRefusal = () => {} }: HttpServerOptions = {},
): Server {
	const server = createServer({
		...timeouts,
		...limits,
		// Such requests are refused in `refuseBrokenRequests`, with security headers.
		requireHostHeader: false,
		// Reading absent bodies took a tenth of a cached page's time.
		optimizeEmptyRequests: true,
	});
	server.setTimeout(socketTimeoutMs);
	server.maxConnections = maximalConnections;
	closeConnectionsLingering(server);
	const answers = trackLatestAnswers(server);
	refuseBrokenRequests(server, listener, answers, onRefusal);
	closeSlowClients(server, { ...patience, ...limits }, answers, onRefusal);
	return server;
}

/** Starts listening and resolves with the port. Rejects if the port is taken or forbidden. */
export async function listen(
	server: Server,
	port: number,
	host: string | undefined,
): Promise<number> {
	await once(server.listen({ port, host }), "listening");
	const address = server.address();
	return typeof address === "object" && address ? address.port : port;
}
