import { expect, test } from "vitest";
import { testPlaces } from "../database/test-databases.ts";
import { createDeviceStore, deviceSeconds } from "../session/device-store.ts";
import { createStaffSessions } from "../session/staff-sessions.ts";
import { createAccountStore } from "./account-store.ts";
import { createCredentialStore } from "./credential-store.ts";
import { createPasskeyStore } from "./passkey-store.ts";

const li = { email: "Li@Example.com", name: "Li", role: "staff" } as const;
const passkey = {
	credentialId: "credential",
	publicKey: Uint8Array.from([1, 2, 255]),
	counter: 3,
	transports: ["internal", "hybrid"],
};

/** Two instances on one database, and a clock. */
async function openInstances(makePlace: (typeof testPlaces)[number][1]) {
	const place = await makePlace();
	const clock = { time: 1_000_000 };
	const now = () => clock.time;
	const open = () => {
		const database = place.open();
		return {
			database,
			accounts: createAccountStore(database, now),
			credentials: createCredentialStore(database, now),
			passkeys: createPasskeyStore(database, now),
			devices: createDeviceStore(database, now),
			sessions: createStaffSessions(database, undefined, now),
		};
	};
	return { clock, one: open(), two: open() };
}

test.each(testPlaces)(
	"on %s an address has one account, however often and at once it is added, and no id comes again",
	async (_name, makePlace) => {
		const { one, two } = await openInstances(makePlace);
		expect(await one.accounts.hasAny()).toBe(false);
		const added = await Promise.all(
			[one, two, one, two].map(({ accounts }) => accounts.add(li)),
		);
		const [account, ...others] = added.filter((each) => each !== undefined);
		expect(others).toEqual([]);
		expect(await two.accounts.findByEmail(" LI@example.com")).toEqual(account);
		expect(await two.accounts.hasAny()).toBe(true);
		expect(await two.accounts.remove(account?.id ?? 0)).toBe(true);
		expect(await two.accounts.remove(account?.id ?? 0)).toBe(false);
		const again = await one.accounts.add(li);
		expect(again?.id).toBeGreaterThan(account?.id ?? 0);
	},
);

test.each(testPlaces)(
	"on %s accounts are listed with what they sign in with, and take all of it along",
	async (_name, makePlace) => {
		const { one, two } = await openInstances(makePlace);
		const account = await one.accounts.add(li);
		const id = account?.id ?? 0;
		await two.credentials.invite(id);
		await one.passkeys.add(id, passkey);
		await one.passkeys.addChallenge("own", id);
		const device = await one.devices.remember(undefined, id);
		expect(await two.accounts.list()).toEqual([
			{ ...account, passkeys: 1, invitedUntil: 1_000_000 + 259_200_000 },
		]);
		await two.accounts.remove(id);
		expect(await one.accounts.list()).toEqual([]);
		expect(await one.passkeys.find("credential")).toBeUndefined();
		expect(await one.devices.isKnown(device, id)).toBe(false);
		const left = await one.database.use(async (db) => [
			...(await db.selectFrom("staff_invites").selectAll().execute()),
			...(await db.selectFrom("staff_challenges").selectAll().execute()),
			...(await db.selectFrom("staff_devices").selectAll().execute()),
		]);
		expect(left).toEqual([]);
	},
);

test.each(testPlaces)(
	"on %s a session ends with its account, its role, its password and a passkey that is removed",
	async (_name, makePlace) => {
		const { one, two } = await openInstances(makePlace);
		const id = (await one.accounts.add(li))?.id ?? 0;
		const begin = async () => {
			const account = await two.accounts.find(id);
			return (await one.sessions.begin(account, "Browser")).token;
		};
		await one.passkeys.add(id, passkey);
		for (const change of [
			() => one.accounts.setRole(id, "administrator"),
			() => one.credentials.setPassword(id, "hash", undefined),
			() => one.credentials.removePasskey(id, "credential", undefined),
			async () => {
				const code = await one.credentials.invite(id);
				return one.credentials.accept(code, { passwordHash: "other" });
			},
			() => one.accounts.remove(id),
		]) {
			const token = await begin();
			expect(await two.sessions.identify(token)).toMatchObject({ id });
			expect(await two.sessions.list(id)).toHaveLength(1);
			await change();
			expect(await two.sessions.identify(token)).toBeUndefined();
			expect(await two.sessions.list(id)).toEqual([]);
		}
	},
);

test.each(testPlaces)(
	"on %s passkeys are kept as they are, their uses count up, and a challenge is taken once",
	async (_name, makePlace) => {
		const { clock, one, two } = await openInstances(makePlace);
		const id = (await one.accounts.add(li))?.id ?? 0;
		await one.passkeys.add(id, passkey);
		const other = await one.accounts.add({ ...li, email: "wei@example.com" });
		await one.passkeys.add(other?.id ?? 0, passkey);
		const found = await two.passkeys.find("credential");
		expect(found?.account.id).toBe(id);
		expect(found?.passkey).toEqual({
			...{ ...passkey, createdAt: clock.time, usedAt: null },
		});
		expect(await two.passkeys.countUse("credential", 3)).toBe(false);
		expect(await two.passkeys.countUse("credential", 4)).toBe(true);
		expect(await two.passkeys.countUse("credential", 0)).toBe(false);
		expect(await one.passkeys.list(id)).toMatchObject([{ counter: 4 }]);
		await one.passkeys.addChallenge("open", null);
		await one.passkeys.addChallenge("late", null);
		await one.passkeys.addChallenge("own", id);
		const take = two.passkeys.takeChallenge;
		expect(await take("own", null)).toBe(false);
		expect(await take("open", id)).toBe(false);
		expect(
			(await Promise.all([take("open", null), take("open", null)])).sort(),
		).toEqual([false, true]);
		expect(await take("own", id)).toBe(true);
		clock.time += 5 * 60 * 1000;
		expect(await take("late", null)).toBe(false);
	},
);

test.each(testPlaces)(
	"on %s a browser is known to the accounts that it has signed in to, for half a year",
	async (_name, makePlace) => {
		const { clock, one, two } = await openInstances(makePlace);
		const device = await one.devices.remember(undefined, 1);
		expect(await two.devices.isKnown(device, 1)).toBe(true);
		for (const account of [2, null, undefined])
			expect(await two.devices.isKnown(device, account)).toBe(false);
		expect(await two.devices.remember(device, null)).toBe(device);
		expect(await one.devices.isKnown(device, null)).toBe(true);
		const planted = "x".repeat(43);
		expect(await one.devices.remember(planted, 1)).not.toBe(planted);
		clock.time += deviceSeconds * 1000;
		expect(await one.devices.isKnown(device, 1)).toBe(false);
	},
);
