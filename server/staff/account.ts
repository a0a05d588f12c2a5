import {
	type StaffIdentity,
	type StaffRole,
	staffRoles,
} from "../../shared/staff.ts";
import type { Queries } from "../database/database.ts";

/** A staff account, as the sign-in needs it. */
export interface Account extends StaffIdentity {
	readonly id: number;
	readonly email: string;
	/** `null` until a password is set. */
	readonly passwordHash: string | null;
	/** Sessions copy this stamp and end when it changes. */
	readonly stamp: string;
}

/** Selects accounts in the columns that {@link readAccount} takes. */
export function selectAccounts(db: Queries) {
	return db
		.selectFrom("staff_accounts")
		.select(["id", "email", "name", "role", "stamp"])
		.select("password_hash as passwordHash");
}

/** Converts a row that {@link selectAccounts} selected. */
export function readAccount<
	Row extends Omit<Account, "role"> & { readonly role: string },
>(row: Row): Row & Account {
	return { ...row, role: readRole(row.role) };
}

/** Reads a stored role. Unknown ones, from a later release, fall back to the fewest rights. */
export function readRole(text: string): StaffRole {
	return staffRoles.find((role) => role === text) ?? staffRoles[0];
}
