import { apiPath, sessionPath } from "../shared/endpoints.ts";
import { readJson } from "../shared/read-json.ts";
import { reportBuild } from "./navigation/new-build.ts";
import { readPageData } from "./state/read-page-data.ts";

export interface HttpOptions {
	readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
	/** Objects are sent as JSON, form data and strings unchanged. */
	readonly body?: FormData | string | Readonly<Record<string, unknown>>;
	readonly headers?: Readonly<Record<string, string>>;
	/** Milliseconds until the request times out, including its retry. */
	readonly timeout?: number;
	/** Ends the request instead of the timeout. */
	readonly signal?: AbortSignal;
	/**
	 * Whether the request tells this site about its pages: it carries no cookies, goes to the page's
	 * origin, and may outlive the document.
	 */
	readonly isReport?: true;
}

/** A response of any status. */
export interface HttpAnswer {
	readonly status: number;
	readonly headers: Headers;
	/** Parsed JSON; `undefined` if the body is not JSON. */
	readonly body: unknown;
}

/** An unsuccessful response to {@link requestJson}. */
class HttpError extends Error {
	override readonly name = "HttpError";
	readonly status: number;

	constructor(status: number) {
		super(`answered with ${status}`);
		this.status = status;
	}
}

const defaultTimeout = 15_000;
export const accept = "application/json, application/problem+json";
/** Statuses that may be transient: such a request is worth repeating. */
const passing = [408, 409, 425, 429, 500, 502, 503, 504];

let isAnswering = true;

/** Whether there is a network, and the site answered the last request. It sends none of its own. */
export function seemsReachable(): boolean {
	return isAnswering && navigator.onLine;
}

/**
 * Requests JSON.
 *
 * @throws an error with the `status` of an unsuccessful response; a `SyntaxError` if the body is
 * not JSON; whatever `fetch` throws if there is no response; a `TypeError` if another site responds
 */
export async function requestJson<Answer>(
	path: string,
	options?: HttpOptions,
): Promise<Answer> {
	const response = await request(path, options);
	if (!response.ok) throw new HttpError(response.status);
	return JSON.parse(await response.text());
}

/** Sends a request and resolves with any response of the site. Rejects if there is none. */
export async function send(
	path: string,
	options?: HttpOptions,
): Promise<HttpAnswer> {
	const response = await request(path, options);
	const { status, headers } = response;
	return { status, headers, body: readJson(await response.text()) };
}

/**
 * Retries safe methods once, after a network error or a transient status. Rejects if it was not the
 * site that succeeded: a captive portal answers everything.
 */
async function request(
	path: string,
	options: HttpOptions = {},
): Promise<Response> {
	const {
		method = "GET",
		body,
		headers,
		timeout = defaultTimeout,
		// One for both attempts.
		signal = AbortSignal.timeout(timeout),
		isReport = false,
	} = options;
	const address = isReport ? path : addressOf(path);
	const isJson = typeof body === "object" && !(body instanceof FormData);
	const init: RequestInit = {
		method,
		headers: {
			Accept: accept,
			...(isJson && { "Content-Type": "application/json" }),
			...headers,
		},
		body: isJson ? JSON.stringify(body) : (body ?? null),
		credentials: isReport ? "omit" : "same-origin",
		keepalive: isReport,
		signal,
	};
	// Browsers may block reports, and another API tells nothing about the site.
	const isTelling = !isReport && address.startsWith("/");
	const ask = () =>
		fetch(address, init).catch((error: unknown) => {
			// Neither do requests that were called off.
			if (
				isTelling &&
				(!signal.aborted || signal.reason.name === "TimeoutError")
			)
				isAnswering = false;
			throw error;
		});
	const isSafe = method === "GET" || method === "HEAD";
	const first = ask();
	let response = await (isSafe ? first.catch(() => undefined) : first);
	if (!response || (isSafe && passing.includes(response.status)))
		response = await ask();
	const isOurs = hearBuild(address, response.headers);
	if (isTelling) isAnswering = isOurs;
	if (!isOurs && response.ok) throw new TypeError("not the site");
	return response;
}

/**
 * The URL of a path. `/api/` may be on another origin, except for sign-ins, which set a cookie of
 * the page's origin. All else belongs to the page's build and comes from its origin.
 */
export function addressOf(path: string): string {
	const isElsewhere = path.startsWith(apiPath) && !path.startsWith(sessionPath);
	return isElsewhere ? (readPageData().apiBaseUrl ?? "") + path : path;
}

/**
 * Records the build of a response; ignores an API elsewhere, which may run another or name none.
 *
 * @returns false if a response to one of this site's paths names no build
 */
export function hearBuild(
	address: string,
	headers: Pick<Headers, "get">,
): boolean {
	if (!address.startsWith("/")) return true;
	const id = headers.get("X-Build-Id");
	reportBuild(id);
	return id !== null;
}
