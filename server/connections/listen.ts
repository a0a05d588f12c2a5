import { createServer, type RequestListener, type Server } from "node:http";
import { closeConnectionsLingering } from "./close-lingering.ts";
import { closeSlowClients, type Patience } from "./close-slow-clients.ts";
import { trackLatestAnswers } from "./latest-answers.ts";
import { type OnRefusal, refuseBrokenRequests } from "./refuse-connection.ts";

/** How long a client may take, in milliseconds. Node's defaults let slow connections stay. */
const timeouts = {
	/** For a request's head, from its connection's or its own first byte on. */
	headersTimeout: 10_000,
	/** For a whole request: the largest CV at 140 kilobits a second. */
	requestTimeout: 300_000,
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 2000,
};

/** 32 kilobits a second: half of what networks leave to those whose volume is used up. */
const patience: Patience = {
	graceMs: 20_000,
	minimalRate: 4096,
	idleMs: timeouts.keepAliveTimeout + timeouts.headersTimeout,
	intervalMs: timeouts.connectionsCheckingInterval,
};

/** A connection on which nothing moves for so long is closed. */
const socketTimeoutMs = 30_000;

/** More connections are closed at once, so that memory holds out. */
const maximalConnections = 10_000;

export interface HttpServerOptions {
	/** Other limits than the site's, for tests that cannot wait so long. */
	readonly limits?: Partial<typeof timeouts & Patience>;
	/** Called for requests that the listener never sees. */
	readonly onRefusal?: OnRefusal;
}

/** Makes the HTTP server, with limits on slow and broken clients. */
export function createHttpServer(
	listener: RequestListener,
	{ limits = {}, onRefusal = () => {} }: HttpServerOptions = {},
): Server {
	const server = createServer({
		...timeouts,
		...limits,
		// Refused here, with security headers.
		requireHostHeader: false,
		// A tenth of a cached page's time went into reading bodies that are not there.
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

/** Listens, and resolves with the port. Rejects when the port is taken or forbidden. */
export function listen(
	server: Server,
	port: number,
	host: string | undefined,
): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen({ port, ...(host ? { host } : {}) }, () => {
			server.off("error", reject);
			const address = server.address();
			resolve(typeof address === "object" && address ? address.port : port);
		});
	});
}
