import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** A browser's request headers. A user agent is needed: the language of robots is not guessed. */
export const visitor = {
	"accept-encoding": "br",
	"accept-language": "zh-CN,zh;q=0.9,en;q=0.8",
	"user-agent":
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

export interface Answer {
	readonly headers: Headers;
	readonly bytes: Buffer;
}

/** A response as a visitor receives it, with its content encoding. */
export async function readAnswer(url: string): Promise<Answer> {
	const answer = await new Promise<IncomingMessage>((resolve, reject) =>
		get(url, { headers: visitor }, resolve).on("error", reject),
	);
	const lines = Object.entries(answer.headers).map(
		([name, value]): [string, string] => [name, String(value)],
	);
	return { headers: new Headers(lines), bytes: await buffer(answer) };
}
