/** Staff roles. Administrators also manage accounts and read the audit trail. */
export const staffRoles = ["staff", "administrator"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who acts at the desk. */
export interface StaffIdentity {
	/** Account number; null for the emergency key, which has no account. */
	readonly id: number | null;
	readonly name: string;
	readonly email: string | null;
	readonly role: StaffRole;
}

/** Identity of emergency key sessions. */
export const emergencyIdentity: StaffIdentity = {
	id: null,
	name: "emergency key",
	email: null,
	role: "administrator",
};
