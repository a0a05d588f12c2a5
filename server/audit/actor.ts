import type { Request } from "express";
import { operatorName } from "../../shared/audit.ts";
import { emergencyIdentity, type StaffIdentity } from "../../shared/staff.ts";
import type { Actor } from "./audit-trail.ts";

/** Who acts in a request that a guard has let pass. */
export function identityOf(req: Request): StaffIdentity {
	return req.staff ?? emergencyIdentity;
}

/** The same, as the audit trail names them. */
export function actorOf(req: Request): Actor {
	const { id, name } = identityOf(req);
	// IPv4 as it is known, also where it came in over a socket of both kinds.
	const address = req.ip?.replace(/^::ffff:(?=\d+\.)/i, "") ?? null;
	return { id, name, address };
}

/** Whoever runs the program `enquiries` on the server. */
export const operatorActor: Actor = {
	id: null,
	name: operatorName,
	address: null,
};
