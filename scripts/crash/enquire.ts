import { randomUUID } from "node:crypto";
import { isObject } from "../../shared/is-object.ts";

/**
 * Posts an enquiry.
 *
 * @param key its idempotency key.
 * @returns the response, with the reference of an accepted enquiry.
 * @throws without a whole response within a minute.
 */
export async function enquire(
	origin: string,
	fields: Readonly<Record<string, string>>,
	key: string = randomUUID(),
) {
	const response = await fetch(`${origin}/api/enquiries`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "Idempotency-Key": key },
		body: JSON.stringify({
			kind: "consultation",
			name: "A client",
			email: "client@example.com",
			consent: true,
			locale: "en-US",
			...fields,
		}),
		signal: AbortSignal.timeout(60_000),
	});
	const body: unknown = await response.json();
	return {
		status: response.status,
		retryAfter: response.headers.get("Retry-After"),
		reference:
			response.status === 201 && isObject(body) && "reference" in body
				? String(body.reference)
				: undefined,
	};
}
