import type { Request } from "express";
import createError from "http-errors";
import { operatorName } from "../../shared/audit-actions.ts";
import type { StaffIdentity } from "../../shared/staff.ts";
import type { Actor } from "./audit-trail.ts";

/**
 * Who acts in a request that a guard has let pass.
 *
 * @throws a 401 where none has: nobody is taken for somebody.
 */
export function identityOf(req: Pick<Request, "staff">): StaffIdentity {
	if (!req.staff) throw createError(401);
	return req.staff;
}

/** @throws a 403 for staff who are no administrators, and a 401 where no guard has let pass. */
export function requireAdministrator(req: Pick<Request, "staff">): void {
	if (identityOf(req).role !== "administrator")
		throw createError(403, "This is for administrators.");
}

/** Who acts in a request that a guard has let pass, as the audit trail names them. */
export function actorOf(req: Pick<Request, "staff" | "ip">): Actor {
	return actorAs(identityOf(req), req.ip);
}

/**
 * Somebody as the audit trail names them, also before a guard knows them: at the sign-in.
 *
 * @param address of the client, as Express gives it.
 */
export function actorAs(
	{ id, name }: Omit<Actor, "address">,
	address: string | undefined,
): Actor {
	// IPv4 as it is known, also where it came in over a socket of both kinds.
	const plain = address?.replace(/^::ffff:(?=\d+\.)/i, "") ?? null;
	return { id, name, address: plain };
}

/** Whoever runs the program `enquiries` on the server. */
export const operatorActor: Actor = {
	id: null,
	name: operatorName,
	address: null,
};
