import {
	assetPattern,
	clientErrorsPath,
	type ErrorKind,
	type ErrorReport,
	framePattern,
	maskMessage,
	maximalFrames,
} from "../../shared/client-errors.ts";
import { findLocalizedPage } from "../../shared/pages/page-hrefs.ts";
import { ChunkError } from "./load-errors.ts";

/** Maximum error reports per document. */
const maximalErrors = 5;

/** Reports already sent, for deduplication. */
const told = new Set<string>();

/** Hydration errors that React recovers from (https://react.dev/errors). */
const hydrationError = /React error #4(?:18|19|2[1-5])\b/;

/**
 * Reports an error to the server without personal data. Only errors with a frame in one of our
 * scripts are reported, because browser extensions raise errors, too.
 */
export function tellError(event: Event): void {
	const report = describe(event);
	const body = JSON.stringify(report);
	if (!report || told.size >= maximalErrors || told.has(body)) return;
	told.add(body);
	fetch(clientErrorsPath, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body,
		credentials: "omit",
		keepalive: true,
	}).catch(() => {});
}

function describe(event: Event): ErrorReport | undefined {
	const [kind, error] = read(event);
	if (!(error instanceof Error)) return undefined;
	// Already reported as a file that failed to load.
	if (kind !== "chunk" && error instanceof ChunkError) return undefined;
	const { message, stack = "" } = error;
	const frames = findOurs(stack, framePattern).slice(0, maximalFrames);
	if (kind !== "chunk" && frames.length === 0) return undefined;
	const found = findLocalizedPage(location.pathname);
	return {
		kind: hydrationError.test(message) ? "hydration" : kind,
		page: found?.page.id,
		locale: found?.locale,
		message: maskMessage(`${error.name}: ${message}`),
		frames: kind === "chunk" ? [] : frames,
		file: kind === "chunk" ? findOurs(message, assetPattern)[0] : undefined,
	};
}

function read(event: Event): readonly [ErrorKind, unknown] {
	if (event instanceof ErrorEvent) return ["error", event.error];
	if (event instanceof PromiseRejectionEvent)
		return ["rejection", event.reason];
	return ["chunk", event instanceof CustomEvent && event.detail.error];
}

/** Matches of the pattern directly after our origin in a text. */
function findOurs(text: string, pattern: RegExp): string[] {
	return text
		.split(location.origin)
		.slice(1)
		.flatMap((rest) => pattern.exec(rest)?.[0] ?? []);
}
