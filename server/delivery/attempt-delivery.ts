import { maximalAttempts } from "./back-off.ts";
import type { Delivery, Handler, Outcome } from "./delivery.ts";

type AttemptEnd =
	| { readonly kind: "cancelled" }
	| (Outcome & {
			/** The top stack frames, if the fault is ours. */
			readonly frames?: readonly string[];
	  });

interface AttemptLimits {
	readonly timeoutMs: number;
	/** Interrupts the attempt. */
	readonly cancel: AbortSignal;
}

/** Makes one attempt within a time limit. Never rejects. */
export async function attemptDelivery(
	delivery: Delivery,
	handler: Handler | undefined,
	{ timeoutMs, cancel }: AttemptLimits,
): Promise<AttemptEnd> {
	// Every earlier attempt crashed the process or lost its instance.
	if (delivery.attempt > maximalAttempts) return failed("lost", true);
	if (!handler) return failed("no handler", false);
	// A controller of its own, so that a finished attempt holds nothing until its timeout.
	const attempt = new AbortController();
	const { signal } = attempt;
	const breakOff = () => attempt.abort();
	const timer = setTimeout(breakOff, timeoutMs);
	cancel.addEventListener("abort", breakOff);
	if (cancel.aborted) breakOff();
	let outcome: AttemptEnd;
	try {
		outcome = await Promise.race([
			handler(delivery, signal),
			rejectWhenAborted(signal),
		]);
	} catch (error) {
		outcome = {
			...failed(`fault ${nameOf(error)}`, false),
			...framesOf(error),
		};
	} finally {
		clearTimeout(timer);
		cancel.removeEventListener("abort", breakOff);
	}
	// Whatever the handler reported after the abort, the abort is the cause.
	if (outcome.kind === "delivered" || !signal.aborted) return outcome;
	return cancel.aborted ? { kind: "cancelled" } : failed("timeout", false);
}

function failed(reason: string, isPermanent: boolean) {
	return { kind: "failed", reason, isPermanent } as const;
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
	return new Promise((_resolve, reject) => {
		const stop = () => reject(signal.reason);
		if (signal.aborted) stop();
		signal.addEventListener("abort", stop, { once: true });
	});
}

function nameOf(error: unknown): string {
	return error instanceof Error ? error.name : typeof error;
}

/** The top of the stack without the error message, which may quote what somebody wrote. */
function framesOf(error: unknown): { frames?: readonly string[] } {
	const { stack } = error instanceof Error ? error : {};
	const frames = stack?.match(/^ +at .+$/gm)?.slice(0, 3);
	return frames ? { frames: frames.map((line) => line.trim()) } : {};
}
