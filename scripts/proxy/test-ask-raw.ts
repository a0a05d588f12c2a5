import { once } from "node:events";
import { connect } from "node:net";

/** A response as received on the connection. */
export interface RawAnswer {
	readonly status: number;
	/** By lower-case name. */
	readonly headers: ReadonlyMap<string, string>;
	readonly body: string;
}

/**
 * Sends a request verbatim, so that neither target nor head is normalized, and reads until the
 * connection ends.
 *
 * @param lines the lines of the head without line ends; by default those of a plain GET.
 */
export async function askRaw(
	origin: string,
	target: string,
	lines: readonly string[] = [
		`GET ${target} HTTP/1.1`,
		"Host: site.example",
		"Connection: close",
	],
	body = "",
): Promise<RawAnswer> {
	const { hostname, port } = new URL(origin);
	const socket = connect(Number(port), hostname).setEncoding("latin1");
	socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1");
	let answer = "";
	socket.on("data", (chunk) => {
		answer += chunk;
	});
	await once(socket, "close");
	const end = answer.indexOf("\r\n\r\n");
	const [first = "", ...fields] = answer.slice(0, end).split("\r\n");
	return {
		status: Number(first.split(" ")[1]),
		headers: new Map(
			fields.map((field) => {
				const colon = field.indexOf(":");
				return [
					field.slice(0, colon).toLowerCase(),
					field.slice(colon + 1).trim(),
				];
			}),
		),
		body: answer.slice(end + 4),
	};
}
