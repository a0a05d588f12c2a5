import {
	accept,
	addressOf,
	defaultTimeout,
	type HttpAnswer,
	type HttpOptions,
	hearBuild,
} from "../http.ts";

/** An upload: always a POST, never retried. */
interface Upload extends Pick<HttpOptions, "headers" | "timeout"> {
	readonly form: FormData;
	/** Receives upload progress in percent. */
	readonly onProgress: (percent: number) => void;
}

/** Posts a form with progress events, which `fetch` lacks. Rejects if no response arrives. */
export function upload(
	path: string,
	{ form, onProgress, headers = {}, timeout = defaultTimeout }: Upload,
): Promise<HttpAnswer> {
	return new Promise((resolve, reject) => {
		const address = addressOf(path);
		const post = new XMLHttpRequest();
		post.open("POST", address);
		for (const [name, value] of Object.entries({ Accept: accept, ...headers }))
			post.setRequestHeader(name, value);
		post.responseType = "json";
		post.timeout = timeout;
		post.upload.onprogress = ({ loaded, total }) =>
			onProgress(Math.floor((loaded / total) * 100));
		post.onload = () => {
			// Whether the site answered, `readAnswer` tells by the body.
			hearBuild(address, { get: (name) => post.getResponseHeader(name) });
			resolve({ status: post.status, body: post.response });
		};
		post.onerror =
			post.ontimeout =
			post.onabort =
				() => reject(new TypeError("no answer"));
		post.send(form);
	});
}
