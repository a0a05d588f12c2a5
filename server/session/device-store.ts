import type { SiteDatabase } from "../database/database.ts";
import { hashToken, hasTokenForm, makeToken } from "./token.ts";

/** Seconds for which a browser stays known after its last sign-in. */
export const deviceSeconds = 180 * 24 * 60 * 60;

/** Stands for the emergency key, which has no account. */
const emergencyId = 0;

/**
 * The browsers that staff have signed in with, each identified by a token in its own cookie. Both
 * methods reject with a `StoreDownError` while the database is down.
 */
export function createDeviceStore(database: SiteDatabase, now = Date.now) {
	/** The accounts that a browser has signed in to. */
	const find = async (device = "") =>
		hasTokenForm(device)
			? database.use((db) =>
					db
						.selectFrom("staff_devices")
						.select("account_id")
						.where("device_hash", "=", hashToken(device))
						.where("expires_at", ">", now())
						.execute(),
				)
			: [];
	return {
		/**
		 * Whether a browser has signed in to an account before; `null` stands for the emergency key.
		 * Also queries the database for `undefined`, so that unknown accounts take the same time.
		 */
		async isKnown(
			device: string | undefined,
			accountId: number | null | undefined,
		): Promise<boolean> {
			const rows = await find(device);
			return (
				accountId !== undefined &&
				rows.some((row) => row.account_id === (accountId ?? emergencyId))
			);
		},
		/** Records a sign-in and returns the browser's token: its existing one or a new one. */
		async remember(
			device: string | undefined,
			accountId: number | null,
		): Promise<string> {
			// A token that we did not issue could be known to anybody.
			const isOurs = (await find(device)).length > 0;
			const token = device && isOurs ? device : makeToken();
			const expires_at = now() + deviceSeconds * 1000;
			await database.use(async (db) => {
				await db
					.deleteFrom("staff_devices")
					.where("expires_at", "<=", now())
					.execute();
				await db
					.insertInto("staff_devices")
					.values({
						device_hash: hashToken(token),
						account_id: accountId ?? emergencyId,
						expires_at,
					})
					.onConflict((conflict) =>
						conflict
							.columns(["device_hash", "account_id"])
							.doUpdateSet({ expires_at }),
					)
					.execute();
			});
			return token;
		},
	};
}
