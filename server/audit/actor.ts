import type { Request } from "express";
import createError from "http-errors";
import { operatorName } from "../../shared/audit-actions.ts";
import {
	hasRight,
	type StaffIdentity,
	type StaffRight,
} from "../../shared/staff.ts";
import { plainAddress } from "../connections/client-address.ts";
import type { Actor } from "./audit-trail.ts";

/**
 * The person that a guard has admitted.
 *
 * @throws a 401 when no guard has, so that anonymous requests cannot act.
 */
export function identityOf(req: Pick<Request, "staff">): StaffIdentity {
	if (!req.staff) throw createError(401);
	return req.staff;
}

/** @throws a 403 for staff without the right, a 401 if no guard has admitted anybody. */
export function requireRight(
	req: Pick<Request, "staff">,
	right: StaffRight,
): void {
	if (!hasRight(identityOf(req), right))
		throw createError(403, "This is for administrators.");
}

/** The person that a guard has admitted, as the audit trail records them. */
export function actorOf(req: Pick<Request, "staff" | "ip">): Actor {
	return actorAs(identityOf(req), req.ip);
}

/**
 * A person as the audit trail records them, including at sign-in, before a guard knows them.
 *
 * @param address of the client, from Express.
 */
export function actorAs(
	{ id, name }: Omit<Actor, "address">,
	address: string | undefined,
): Actor {
	return { id, name, address: plainAddress(address) ?? null };
}

/** Whoever runs the `enquiries` program on the server. */
export const operatorActor: Actor = {
	id: null,
	name: operatorName,
	address: null,
};
