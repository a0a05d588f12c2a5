import { brand } from "../../shared/brand.ts";
import type { WebhookAddress } from "../config/delivery-addresses.ts";
import { codeOf } from "../errors/code-of.ts";
import type { Handler, Outcome } from "./delivery.ts";
import { signWebhook } from "./webhook-signature.ts";

const answerMs = 10_000;

/**
 * Posts enquiries as JSON to a URL, with the headers of Standard Webhooks. Any 2xx is success, 410
 * is final, and everything else is retried. Redirects are not followed, because they could lead
 * anywhere.
 *
 * @param timeoutMs milliseconds within which the receiver must respond.
 * @param now the time in milliseconds since 1970.
 */
export function postToWebhook(
	{ url, secret }: WebhookAddress,
	timeoutMs: number = answerMs,
	now: () => number = Date.now,
): Handler {
	return async ({ enquiry }, signal) => {
		const body = JSON.stringify({
			event: "enquiry.created",
			...enquiry,
			createdAt: new Date(enquiry.createdAt).toISOString(),
		});
		const id = enquiry.reference;
		const seconds = Math.floor(now() / 1000);
		const limit = AbortSignal.timeout(timeoutMs);
		try {
			const response = await fetch(url, {
				method: "POST",
				redirect: "manual",
				signal: AbortSignal.any([signal, limit]),
				headers: {
					"Content-Type": "application/json",
					"User-Agent": `${brand.short}-enquiries`,
					"webhook-id": id,
					"webhook-timestamp": String(seconds),
					...(secret && {
						"webhook-signature": signWebhook(secret, id, seconds, body),
					}),
				},
				body,
			});
			// An unread body would keep the connection open.
			await response.body?.cancel();
			return judge(response.status);
		} catch (error) {
			return failed(limit.aborted ? "webhook timeout" : describeFailure(error));
		}
	};
}

function judge(status: number): Outcome {
	if (status >= 200 && status <= 299) return { kind: "delivered" };
	return failed(`webhook ${status}`, status === 410);
}

/** Includes the system's error code (`ECONNREFUSED`), but no message: it would quote addresses. */
function describeFailure(error: unknown): string {
	const { cause } = error instanceof Error ? error : {};
	const code = codeOf(cause) ?? "";
	return /^[A-Z_]{1,40}$/.test(code)
		? `webhook unreachable: ${code}`
		: "webhook unreachable";
}

function failed(reason: string, isPermanent = false): Outcome {
	return { kind: "failed", reason, isPermanent };
}
