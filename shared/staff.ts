/** Staff roles, from the fewest rights to the most. */
export const staffRoles = ["staff", "administrator"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What not every role may do. The server requires it; pages hide what is refused. */
export type StaffRight = "accounts" | "audit" | "sessions";

const rights: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
	staff: [],
	administrator: ["accounts", "audit", "sessions"],
};

/** Whether a person's role has a right. */
export function hasRight(
	{ role }: Pick<StaffIdentity, "role">,
	right: StaffRight,
): boolean {
	return rights[role].includes(right);
}

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
