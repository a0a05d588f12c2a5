import { once } from "node:events";
import http from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail as the server received it. */
interface TakenMail {
	readonly from: string;
	readonly to: readonly string[];
	/** The raw message, headers and body. */
	readonly raw: string;
}

/** Starts an SMTP server on loopback that stores received mails. */
export async function startSmtp(options: SMTPServerOptions = {}) {
	const mails: TakenMail[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		closeTimeout: 1,
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
			stream.on("end", () => {
				const { mailFrom, rcptTo } = session.envelope;
				mails.push({
					from: mailFrom ? mailFrom.address : "",
					to: rcptTo.map(({ address }) => address),
					raw: Buffer.concat(chunks).toString(),
				});
				done();
			});
		},
		...options,
	});
	// A client that disconnects is no server fault.
	server.on("error", () => undefined);
	const { promise, resolve } = Promise.withResolvers<void>();
	const listening = server.listen(0, "127.0.0.1", resolve);
	await promise;
	onTestFinished(
		() => new Promise<void>((closed) => server.close(() => closed())),
	);
	const { port } = addressOf(listening.address());
	return { mails, port, url: `smtp://127.0.0.1:${port}` };
}

/** Starts a server on loopback that ends each connection after the client's first bytes. */
export async function startDropper(greeting: string) {
	const server = createServer((socket) => {
		socket.on("error", () => undefined);
		socket.once("data", () => socket.destroy());
		socket.write(greeting);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	return addressOf(server.address()).port;
}

/** A post as the webhook received it. */
export interface TakenPost {
	readonly method: string | undefined;
	readonly path: string | undefined;
	readonly headers: http.IncomingHttpHeaders;
	readonly body: string;
}

/** Responds to a post; if it does not, the post hangs. */
export type Answer = (res: http.ServerResponse, post: TakenPost) => void;

/** Starts an HTTP server on loopback whose response a test may change at any time. */
export async function startWebhook(answer: Answer) {
	const posts: TakenPost[] = [];
	const webhook = { posts, answer, url: "" };
	const server = http.createServer((req, res) => {
		let body = "";
		req.on("data", (chunk: Buffer) => {
			body += chunk.toString();
		});
		req.on("end", () => {
			const post = { method: req.method, path: req.url };
			posts.push({ ...post, headers: req.headers, body });
			webhook.answer(res, { ...post, headers: req.headers, body });
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	webhook.url = `http://127.0.0.1:${addressOf(server.address()).port}/hook?a=b`;
	return webhook;
}

/** A response with only a status. */
export function status(code: number, headers: http.OutgoingHttpHeaders = {}) {
	return (res: http.ServerResponse): void => {
		res.writeHead(code, headers).end();
	};
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
	if (typeof address !== "object" || address === null)
		throw new Error("no port");
	return address;
}
