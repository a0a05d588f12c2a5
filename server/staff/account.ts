import type { Selectable } from "kysely";
import {
	type StaffIdentity,
	type StaffRole,
	staffRoles,
} from "../../shared/staff.ts";
import type { Queries } from "../database/database.ts";
import type { Schema } from "../database/migrations/schema.ts";

/** A member of staff, as the sign-in needs them. */
export interface Account extends StaffIdentity {
	readonly id: number;
	readonly email: string;
	/** Null until a password has been set. */
	readonly passwordHash: string | null;
	/** What sessions of this account carry; they end when it changes. */
	readonly stamp: string;
}

/** Reads accounts; what is selected is what {@link readAccount} takes. */
export function selectAccounts(db: Queries) {
	return db
		.selectFrom("staff_accounts")
		.select(["id", "email", "name", "role", "password_hash", "stamp"]);
}

/** An account from its row. */
export function readAccount(
	row: Omit<Selectable<Schema["staff_accounts"]>, "created_at">,
): Account {
	const { password_hash: passwordHash, role, ...account } = row;
	return { ...account, passwordHash, role: readRole(role) };
}

/** A role from the database; what a later release may have stored has the fewest rights. */
export function readRole(text: string): StaffRole {
	return staffRoles.find((role) => role === text) ?? "staff";
}
