import type { StaffIdentity } from "../../shared/staff.ts";

export const amal: StaffIdentity = {
	id: 7,
	name: "Amal",
	email: "amal@firm.example",
	role: "staff",
};
export const chen: StaffIdentity = {
	id: 8,
	name: "Chen Li",
	email: "chen@firm.example",
	role: "administrator",
};
