import type { Logger } from "pino";
import type { Tracing } from "../config/tracing.ts";
import { encodeSpans } from "./encode-spans.ts";
import type { Span } from "./trace-requests.ts";

export type SpanExporter = ReturnType<typeof createSpanExporter>;

interface SpanExporterOptions {
	readonly tracing: Pick<Tracing, "endpoint" | "headers" | "resource">;
	readonly logger: Logger;
	/** Milliseconds between exports while the queue is not full. */
	readonly intervalMs?: number;
	readonly maximalQueue?: number;
	readonly maximalBatch?: number;
}

const postMs = 10_000;

/**
 * Exports spans in batches as OTLP/JSON over HTTP (https://opentelemetry.io/docs/specs/otlp/).
 * Nothing waits for it, the queue is bounded, and rejected batches are lost.
 */
export function createSpanExporter({
	tracing,
	logger,
	intervalMs = 5000,
	maximalQueue = 2048,
	maximalBatch = 512,
}: SpanExporterOptions) {
	let queue: Span[] = [];
	let lost = 0;
	let posting: Promise<void> | undefined;
	let isFailing = false;
	const timer = setInterval(() => void post(), intervalMs).unref();

	/** Posts one batch at a time. Never rejects. */
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
		/** Queues a span. When the queue is full, it is dropped. */
		add(span: Span): void {
			if (queue.length >= maximalQueue) lost++;
			else queue.push(span);
			if (queue.length >= maximalBatch) void post();
		},
		/** Exports the queue, then stops. */
		async stop(): Promise<void> {
			clearInterval(timer);
			await posting;
			// Batches that fail now are not retried.
			while (queue.length > 0 && !isFailing) await post();
			await posting;
		},
	};
}
