import type { Request } from "express";
import type { Logger } from "pino";
import { unknownName } from "../../shared/audit-actions.ts";
import { actorAs } from "../audit/actor.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { plainAddress } from "../connections/client-address.ts";
import type { Metrics } from "../log/metrics.ts";
import { requestIds } from "../tracing/trace-requests.ts";
import type { SignIn } from "./sign-in.ts";
import type { SignInMethod, SignInResult } from "./sign-in-result.ts";
import { visitorOf } from "./token-cookie.ts";

/** Where sign-ins are recorded. */
export interface SignInNotes {
	readonly logger: Logger;
	readonly metrics: Pick<Metrics, "countSignIn">;
	readonly desk: { readonly audit: Pick<AuditTrail, "record"> };
}

/** Attempts that were compared and failed. Unchecked guesses would flood the audit trail. */
const comparedKinds: readonly SignInResult["kind"][] = [
	"wrong",
	"mismatch",
	"passkey",
];

/**
 * Logs and counts an attempt to sign in, successful or not. This is the only log line with an
 * address: it is needed to tell an attacker from a colleague. A failure is recorded in the audit
 * trail here; a success was recorded with its session.
 */
export async function noteSignIn(
	{ logger, metrics, desk }: SignInNotes,
	req: Request,
	method: SignInMethod,
	result: SignInResult,
): Promise<void> {
	const isIn = result.kind === "signed-in";
	metrics.countSignIn({ method, outcome: result.kind });
	logger[isIn ? "info" : "warn"](
		{
			...requestIds(req),
			address: plainAddress(req.ip),
			method,
			outcome: result.kind,
			...(isIn ? { account: result.staff.id } : {}),
		},
		"sign-in",
	);
	if (!comparedKinds.includes(result.kind)) return;
	// The person is unknown, and the typed address may be anybody's.
	const actor = actorAs({ id: null, name: unknownName }, req.ip);
	await desk.audit.record([
		{ action: "sign-in-refused", actor, detail: method },
	]);
}

/** Attempts a sign-in and records it, even if the store fails during the attempt. */
export async function attemptSignIn(
	deps: SignInNotes & { readonly signIn: SignIn },
	req: Request,
	email: unknown,
	password: unknown,
): Promise<SignInResult> {
	const method = (email ?? "") === "" ? "emergency key" : "password";
	const result = await deps.signIn
		.signIn(password, visitorOf(req), email)
		.catch((error: unknown) => {
			deps.metrics.countSignIn({ method, outcome: "failed" });
			throw error;
		});
	await noteSignIn(deps, req, method, result);
	return result;
}
