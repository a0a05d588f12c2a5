import type { Logger } from "pino";
import type { Tracing } from "../config/tracing.ts";
import { encodeSpans } from "./encode-spans.ts";
import type { Span } from "./trace-context.ts";

/** What exports spans until it is stopped. */
export interface SpanExporter {
	/** Takes a span; one too many is dropped. */
	add(span: Span): void;
	/** Exports what there is, and no more after that. */
	stop(): Promise<void>;
}

export interface SpanExporterOptions {
	readonly tracing: Pick<Tracing, "endpoint" | "headers" | "resource">;
	readonly logger: Logger;
	/** Milliseconds between two posts, of a queue that is not full. */
	readonly intervalMs?: number;
	readonly maximalQueue?: number;
	readonly maximalBatch?: number;
}

const postMs = 10_000;

/**
 * Exports spans in batches as OTLP in JSON over HTTP (https://opentelemetry.io/docs/specs/otlp/).
 * Nobody waits for it, what it holds has a bound, and a batch that is refused is lost.
 */
export function createSpanExporter({
	tracing,
	logger,
	intervalMs = 5000,
	maximalQueue = 2048,
	maximalBatch = 512,
}: SpanExporterOptions): SpanExporter {
	let queue: Span[] = [];
	let lost = 0;
	let posting: Promise<void> | undefined;
	let isFailing = false;
	const timer = setInterval(() => void post(), intervalMs).unref();

	/** One at a time. Never rejects. */
	async function post(): Promise<void> {
		if (posting || queue.length === 0) return posting;
		const batch = queue.slice(0, maximalBatch);
		queue = queue.slice(maximalBatch);
		posting = send(batch).finally(() => {
			posting = undefined;
		});
		await posting;
		if (queue.length >= maximalBatch) await post();
	}

	async function send(batch: readonly Span[]): Promise<void> {
		try {
			const answer = await fetch(tracing.endpoint, {
				method: "POST",
				headers: { ...tracing.headers, "Content-Type": "application/json" },
				body: JSON.stringify(encodeSpans(tracing.resource, batch)),
				redirect: "error",
				signal: AbortSignal.timeout(postMs),
			});
			await answer.body?.cancel();
			if (!answer.ok) throw new Error(`answered with ${answer.status}`);
			if (isFailing) logger.info({ lost }, "spans are exported again");
			isFailing = false;
			lost = 0;
		} catch (error) {
			lost += batch.length;
			if (isFailing) return;
			isFailing = true;
			const reason = error instanceof Error ? error.message : "unknown";
			logger.warn({ reason }, "spans cannot be exported");
		}
	}

	return {
		add(span) {
			if (queue.length >= maximalQueue) lost++;
			else queue.push(span);
			if (queue.length >= maximalBatch) void post();
		},
		async stop() {
			clearInterval(timer);
			await posting;
			// What fails now is not tried again.
			while (queue.length > 0 && !isFailing) await post();
			await posting;
		},
	};
}
