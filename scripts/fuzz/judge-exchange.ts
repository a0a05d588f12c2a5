import type { Exchange } from "./exchange.ts";
import { hostileMarkup, injectedHeader } from "./hostile-texts.ts";
import type { HostileRequest } from "./make-request.ts";
import type { Answer } from "./parse-answer.ts";

/** A fault, and the request that caused it. */
export interface Fault {
	readonly kind: string;
	readonly request: string;
}

/** The faults in an exchange. */
export function judgeExchange(
	requests: readonly HostileRequest[],
	{ answers, fault }: Exchange,
	siteOrigin: string,
): Fault[] {
	const faults = answers.flatMap((answer, index) =>
		judgeAnswer(requests[index], answer, siteOrigin).map((kind) => ({
			kind,
			request: show(requests[index]),
		})),
	);
	const missing = requests[answers.length];
	const isClosing = /\bclose\b/i.test(
		answers.at(-1)?.headers.get("connection") ?? "",
	);
	const kind =
		fault ??
		(missing?.isComplete && !isClosing
			? "closed without an answer"
			: undefined);
	if (kind) faults.push({ kind, request: show(missing) });
	return faults;
}

/**
 * Whether a response reports overload, which is allowed for pictures: few are encoded at a time.
 */
export function isOverload(
	request: HostileRequest | undefined,
	{ status, headers }: Answer,
): boolean {
	const isImage = request?.bytes.includes("_image") ?? false;
	return status === 503 && headers.has("retry-after") && isImage;
}

const allowedFaults = new Set([501, 505]);
const stack = /\n\s+at .+[:(]\d+|node_modules|file:\/\/\/(?!etc\/passwd)/;
const requiredHeaders = ["content-security-policy", "x-content-type-options"];

function judgeAnswer(
	request: HostileRequest | undefined,
	answer: Answer,
	siteOrigin: string,
): string[] {
	const { status, headers, body } = answer;
	const location = headers.get("location");
	const type = headers.get("content-type") ?? "";
	return [
		status >= 500 &&
			!allowedFaults.has(status) &&
			!isOverload(request, answer) &&
			`status ${status}`,
		status >= 300 &&
			status < 400 &&
			status !== 304 &&
			location === undefined &&
			`status ${status} without a location`,
		location !== undefined &&
			!staysOn(location, siteOrigin) &&
			`leads to ${location}`,
		...requiredHeaders.map((name) => !headers.has(name) && `no ${name}`),
		// Neither the app nor the server's own refusals sent it.
		!headers.has("x-build-id") && body !== "" && "an answer of the framework",
		headers.has(injectedHeader) && "a header was injected",
		type.startsWith("text/html") &&
			body.includes(hostileMarkup) &&
			"markup was let through",
		stack.test(body) && "a stack or a file's path",
	].filter((text) => text !== false);
}

/** Whether a `Location` keeps a browser on the site. Browsers treat backslashes as slashes. */
export function staysOn(location: string, siteOrigin: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
	if (/[\x00-\x20\x7f-\uffff]/.test(location)) return false;
	const url = URL.canParse(location, siteOrigin)
		? new URL(location, siteOrigin)
		: undefined;
	return url?.origin === siteOrigin;
}

function show(request: HostileRequest | undefined): string {
	return JSON.stringify(request?.bytes.slice(0, 600) ?? "nothing");
}
