import { once } from "node:events";
import {
	createServer,
	type IncomingMessage,
	type RequestListener,
	request,
} from "node:http";
import { buffer } from "node:stream/consumers";

/** Sends a request target exactly as given. Client libraries would normalize `..` and encodings. */
export async function sendRaw(
	app: RequestListener,
	target: string,
	headers: Readonly<Record<string, string>> = {},
	method = "GET",
	body = "",
) {
	const server = createServer(app).listen(0, "127.0.0.1");
	await once(server, "listening");
	try {
		const address = server.address();
		if (address === null || typeof address === "string")
			throw new Error("the test server listens on no port");
		const { port } = address;
		const answer = await new Promise<IncomingMessage>((resolve, reject) => {
			request(
				{ host: "127.0.0.1", port, path: target, headers, method },
				resolve,
			)
				.on("error", reject)
				.end(body);
		});
		const bytes = await buffer(answer);
		return {
			status: answer.statusCode,
			headers: answer.headers,
			/** The body, still encoded. */
			bytes,
			text: bytes.toString(),
		};
	} finally {
		server.closeAllConnections();
		server.close();
	}
}
