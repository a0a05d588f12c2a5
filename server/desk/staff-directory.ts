import type { StaffAccount } from "../../shared/enquiry/desk.ts";
import type { StaffIdentity } from "../../shared/staff.ts";

/** The accounts that enquiries can be given to. */
export interface StaffDirectory {
	/** By name. Rejects with a `StoreDownError` while the database cannot be used. */
	list(): Promise<readonly StaffAccount[]>;
}

/**
 * The accounts of a directory, and whoever asks, if that is an account. Of what else the directory
 * knows of them, nothing: it goes into the page.
 */
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
