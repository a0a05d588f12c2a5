import { ofetch } from "ofetch";
import { reportBuild } from "./navigation/new-build.ts";
import { readPageData } from "./state/read-page-data.ts";

/** What a request may say besides its address. */
export interface HttpOptions {
	readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
	/** An object goes out as JSON; form data and text as they are. */
	readonly body?: FormData | string | Readonly<Record<string, unknown>>;
	readonly headers?: Readonly<Record<string, string>>;
	/** Milliseconds until the request, with its repetition, is given up. */
	readonly timeout?: number;
}

const defaultTimeout = 15_000;

/**
 * Requests JSON from the configured base address and tells of a new build. ofetch repeats a request
 * that changes nothing once, when the network fails or the status is one of those that may pass.
 *
 * @throws {FetchError} of ofetch, with `status` and `data` when there was an answer; a
 * `SyntaxError` when the answer is no JSON.
 */
export function requestJson<Answer>(
	path: string,
	{ timeout = defaultTimeout, ...options }: HttpOptions = {},
): Promise<Answer> {
	return ofetch<Answer>(path, {
		...options,
		baseURL: readPageData().apiBaseUrl ?? "",
		// One deadline for both attempts: ofetch's own `timeout` does not cover the second.
		signal: AbortSignal.timeout(timeout),
		parseResponse: (text) => JSON.parse(text),
		onResponse: ({ response }) =>
			reportBuild(response.headers.get("X-Build-Id")),
	});
}
