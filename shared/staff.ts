/** What a member of staff may do: administrators also manage accounts and read the audit trail. */
export const staffRoles = ["staff", "administrator"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who acts at the desk. */
export interface StaffIdentity {
	/** The account's number. Null for the emergency key, which belongs to no account. */
	readonly id: number | null;
	readonly name: string;
	readonly email: string | null;
	readonly role: StaffRole;
}

/** Whoever used the emergency key. */
export const emergencyIdentity: StaffIdentity = {
	id: null,
	name: "emergency key",
	email: null,
	role: "administrator",
};
