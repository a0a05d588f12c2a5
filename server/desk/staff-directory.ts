import type { StaffAccount } from "../../shared/enquiry/desk.ts";
import type { StaffIdentity } from "../../shared/staff.ts";

/** The accounts that enquiries can be assigned to. */
export interface StaffDirectory {
	/** Sorted by name. Rejects with a `StoreDownError` while the database is unavailable. */
	list(): Promise<readonly StaffAccount[]>;
}

/** The directory's accounts and the signed-in one: only ids and names, which the page gets. */
export async function listColleagues(
	directory: StaffDirectory,
	{ id, name }: StaffIdentity,
): Promise<readonly StaffAccount[]> {
	const accounts = await directory.list();
	const listed = accounts.map((account) => ({
		id: account.id,
		name: account.name,
	}));
	return id === null || listed.some((account) => account.id === id)
		? listed
		: [{ id, name }, ...listed];
}
