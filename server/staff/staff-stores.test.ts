import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { operatorActor } from "../audit/actor.ts";
import { testPlaces } from "../database/test-databases.ts";
import { createDeviceStore, deviceSeconds } from "../session/device-store.ts";
import { createStaffSessions } from "../session/staff-sessions.ts";
import { hashToken } from "../session/token.ts";
import { createAccountStore } from "./account-store.ts";
import { createCredentialStore, inviteMs } from "./credential-store.ts";
import { createPasskeyStore } from "./passkey-store.ts";

const li = { email: "Li@Example.com", name: "Li", role: "staff" } as const;
const visitor = { address: "192.0.2.1", agent: "Browser" };
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

describe.each(testPlaces)("on %s", (_name, makePlace) => {
	test("concurrent additions of one address create one account, and ids are never reused", async () => {
		const { one, two } = await openInstances(makePlace);
		expect(await one.accounts.hasAny()).toBe(false);
		const added = await Promise.all(
			[one, two, one, two].map(({ accounts }) =>
				accounts.add(li, operatorActor),
			),
		);
		const [account, ...others] = added.filter((each) => each !== undefined);
		expect(others).toEqual([]);
		expect(await two.accounts.findByEmail(" LI@example.com")).toEqual(account);
		expect(await two.accounts.hasAny()).toBe(true);
		expect(await two.accounts.remove(account?.id ?? 0, operatorActor)).toBe(
			true,
		);
		expect(await two.accounts.remove(account?.id ?? 0, operatorActor)).toBe(
			false,
		);
		const again = await one.accounts.add(li, operatorActor);
		expect(again?.id).toBeGreaterThan(account?.id ?? 0);
	});

	test("accounts are listed with their credentials and removed with all of them", async () => {
		const { one, two } = await openInstances(makePlace);
		const account = await one.accounts.add(li, operatorActor);
		const id = account?.id ?? 0;
		await two.credentials.invite(id);
		await one.passkeys.add(id, passkey, undefined, operatorActor);
		await one.passkeys.addChallenge("own", id);
		const device = await one.devices.remember(undefined, id);
		expect(await two.accounts.list()).toEqual([
			{ ...account, passkeys: 1, invitedUntil: 1_000_000 + 259_200_000 },
		]);
		await two.accounts.remove(id, operatorActor);
		expect(await one.accounts.list()).toEqual([]);
		expect(await one.passkeys.find("credential")).toBeUndefined();
		expect(await one.devices.isKnown(device, id)).toBe(false);
		const left = await one.database.use(async (db) => [
			...(await db.selectFrom("staff_invites").selectAll().execute()),
			...(await db.selectFrom("staff_challenges").selectAll().execute()),
			...(await db.selectFrom("staff_devices").selectAll().execute()),
		]);
		expect(left).toEqual([]);
	});

	test("sessions end on a change of role or password, a removed passkey, a used link or removal", async () => {
		const { one, two } = await openInstances(makePlace);
		const id = (await one.accounts.add(li, operatorActor))?.id ?? 0;
		const begin = async () => {
			const account = await two.accounts.find(id);
			return (await one.sessions.begin(account, "link", visitor)).token;
		};
		await one.passkeys.add(id, passkey, undefined, operatorActor);
		for (const change of [
			() => one.accounts.setRole(id, "administrator", operatorActor),
			() => one.credentials.setPassword(id, "hash", undefined, operatorActor),
			() =>
				one.credentials.removePasskey(
					id,
					"credential",
					undefined,
					operatorActor,
				),
			async () => {
				const code = await one.credentials.invite(id);
				return one.credentials.accept(
					code,
					{ passwordHash: "other" },
					undefined,
				);
			},
			() => one.accounts.remove(id, operatorActor),
		]) {
			const token = await begin();
			expect(await two.sessions.identify(token)).toMatchObject({ id });
			expect(await two.sessions.list(id)).toHaveLength(1);
			await change();
			expect(await two.sessions.identify(token)).toBeUndefined();
			expect(await two.sessions.list(id)).toEqual([]);
		}
	});

	test("an invite link works once within 72 hours, unless there is a newer one or a new password", async () => {
		const { clock, one, two } = await openInstances(makePlace);
		const id = (await one.accounts.add(li, operatorActor))?.id ?? 0;
		const accept = ({ credentials }: typeof one, code: string) =>
			credentials.accept(code, { passwordHash: "x" }, undefined);
		const older = await one.credentials.invite(id);
		const newer = await two.credentials.invite(id);
		expect(await one.credentials.findInvited(older)).toBeUndefined();
		clock.time += inviteMs - 1;
		expect(await one.credentials.findInvited(newer)).toMatchObject({ id });
		const uses = await Promise.all([accept(one, newer), accept(two, newer)]);
		expect(uses.filter(Boolean)).toHaveLength(1);
		const late = await one.credentials.invite(id);
		clock.time += inviteMs;
		expect(await two.credentials.findInvited(late)).toBeUndefined();
		expect(await accept(two, late)).toBeUndefined();
		const ended = await one.credentials.invite(id);
		await one.credentials.setPassword(id, "y", undefined, operatorActor);
		expect(await accept(two, ended)).toBeUndefined();
	});

	test("passkeys are stored unchanged, counters only increase, and challenges work once", async () => {
		const { clock, one, two } = await openInstances(makePlace);
		const id = (await one.accounts.add(li, operatorActor))?.id ?? 0;
		await one.passkeys.add(id, passkey, undefined, operatorActor);
		const other = await one.accounts.add(
			{ ...li, email: "wei@example.com" },
			operatorActor,
		);
		await one.passkeys.add(other?.id ?? 0, passkey, undefined, operatorActor);
		const found = await two.passkeys.find("credential");
		expect(found?.account.id).toBe(id);
		expect(found?.passkey).toEqual({
			...passkey,
			createdAt: clock.time,
			usedAt: null,
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
	});

	test("links and challenges created by a clock years ahead are invalid once the clock is corrected", async () => {
		const { clock, one, two } = await openInstances(makePlace);
		const right = clock.time;
		const id = (await one.accounts.add(li, operatorActor))?.id ?? 0;
		clock.time += 365 * 24 * 3_600_000;
		const code = await one.credentials.invite(id);
		await one.passkeys.addChallenge("ahead", null);
		expect(await two.credentials.findInvited(code)).toMatchObject({ id });
		clock.time = right;
		expect(await two.credentials.findInvited(code)).toBeUndefined();
		expect(
			await one.credentials.accept(code, { passwordHash: "new" }, undefined),
		).toBeUndefined();
		expect(await two.accounts.list()).toMatchObject([{ invitedUntil: null }]);
		expect(await two.passkeys.takeChallenge("ahead", null)).toBe(false);
	});

	test("a browser is known to the accounts that it signed in to for half a year", async () => {
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
	});

	test("changes that cannot be audited are rolled back", async () => {
		const { one } = await openInstances(makePlace);
		const { accounts, credentials, database, passkeys, sessions } = one;
		const account = await accounts.add(li, operatorActor);
		const id = account?.id ?? 0;
		await passkeys.add(id, passkey, undefined, operatorActor);
		const further = { ...passkey, credentialId: "further" };
		await passkeys.add(id, further, undefined, operatorActor);
		const code = await credentials.invite(id, operatorActor);
		const { token } = await sessions.begin(account, "link", visitor);
		const read = () =>
			database.use((db) =>
				Promise.all(
					(
						[
							...(["sessions", "staff_accounts"] as const),
							...(["staff_invites", "staff_passkeys"] as const),
						] as const
					).map((table) => db.selectFrom(table).selectAll().execute()),
				),
			);
		const before = await read();
		await database.use((db) =>
			sql`ALTER TABLE audit RENAME TO lost_audit`.execute(db),
		);
		const wei = { ...li, email: "wei@example.com" };
		const other = { ...passkey, credentialId: "other" };
		for (const change of [
			() => accounts.add(wei, operatorActor),
			() => accounts.setRole(id, "administrator", operatorActor),
			() => accounts.remove(id, operatorActor),
			() => credentials.invite(id, operatorActor),
			() => credentials.accept(code, { passwordHash: "hash" }, undefined),
			() => credentials.accept(code, { passkey: other }, undefined),
			() => credentials.setPassword(id, "hash", undefined, operatorActor),
			() =>
				credentials.removePasskey(id, "credential", undefined, operatorActor),
			() => passkeys.add(id, other, undefined, operatorActor),
			() => sessions.begin(account, "password", visitor),
			() => sessions.end(token, undefined),
			() => sessions.remove(hashToken(token), operatorActor),
			() => sessions.removeAll("", operatorActor),
		])
			await expect(change()).rejects.toThrow(/audit/);
		expect(await read()).toEqual(before);
	});

	test("a session that ended while its form was being checked changes no credentials and stays ended", async () => {
		const { one, two } = await openInstances(makePlace);
		const id = (await one.accounts.add(li, operatorActor))?.id ?? 0;
		await one.passkeys.add(id, passkey, undefined, operatorActor);
		const begin = async () =>
			(await one.sessions.begin(await one.accounts.find(id), "link", visitor))
				.token;
		const [own, others] = [await begin(), await begin()];
		const [ownHash, othersHash] = [hashToken(own), hashToken(others)];
		await two.credentials.setPassword(id, "new", ownHash, operatorActor);
		const further = { ...passkey, credentialId: "further" };
		for (const change of [
			() => one.credentials.setPassword(id, "x", othersHash, operatorActor),
			() =>
				one.credentials.removePasskey(
					...([id, "credential", othersHash, operatorActor] as const),
				),
			() => one.passkeys.add(id, further, othersHash, operatorActor),
		])
			await expect(change()).rejects.toMatchObject({ status: 401 });
		expect(await two.accounts.find(id)).toMatchObject({ passwordHash: "new" });
		expect(await two.passkeys.list(id)).toHaveLength(1);
		expect(await two.sessions.identify(others)).toBeUndefined();
		expect(await two.sessions.identify(own)).toMatchObject({ id });
	});
});
