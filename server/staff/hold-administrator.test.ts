import { describe, expect, test } from "vitest";
import { actorAs, operatorActor } from "../audit/actor.ts";
import { testPlaces } from "../database/test-databases.ts";
import { createStaffSessions } from "../session/staff-sessions.ts";
import { hashToken } from "../session/token.ts";
import { createAccountStore } from "./account-store.ts";
import { createCredentialStore } from "./credential-store.ts";
import { createPasskeyStore } from "./passkey-store.ts";

const role = "administrator";

/** Two administrators, each on a separate instance. */
async function openPair(makePlace: (typeof testPlaces)[number][1]) {
	const place = await makePlace();
	const open = async (email: string) => {
		const database = place.open();
		const accounts = createAccountStore(database);
		const credentials = createCredentialStore(database);
		const account = await accounts.add(
			{ email, name: email, role },
			operatorActor,
		);
		if (!account) throw new Error("there is one");
		return {
			accounts,
			credentials,
			id: account.id,
			actor: actorAs(account, ""),
		};
	};
	return [
		await open("anna@example.com"),
		await open("bert@example.com"),
	] as const;
}

describe.each(testPlaces)("on %s", (_name, makePlace) => {
	test("two administrators who demote each other concurrently leave one administrator", async () => {
		const [anna, bert] = await openPair(makePlace);
		for (let round = 0; round < 8; round++) {
			const outcomes = await Promise.allSettled([
				anna.accounts.setRole(bert.id, "staff", anna.actor),
				bert.accounts.setRole(anna.id, "staff", bert.actor),
			]);
			expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
				"fulfilled",
				"rejected",
			]);
			const left = await anna.accounts.list();
			expect(left.filter((one) => one.role === role)).toHaveLength(1);
			for (const { id } of [anna, bert])
				await anna.accounts.setRole(id, role, operatorActor);
		}
	});

	test("a former administrator can no longer change accounts", async () => {
		const [anna, bert] = await openPair(makePlace);
		await anna.accounts.setRole(bert.id, "staff", anna.actor);
		const { accounts, credentials, actor } = bert;
		const mine = { email: "mine@example.com", name: "Mine", role } as const;
		for (const act of [
			() => accounts.add(mine, actor),
			() => accounts.setRole(anna.id, "staff", actor),
			() => accounts.remove(anna.id, actor),
			() => credentials.invite(anna.id, actor),
		])
			await expect(act()).rejects.toThrow(
				expect.objectContaining({ status: 403 }),
			);
		expect(await accounts.list()).toMatchObject([
			{ role, invitedUntil: null },
			{ role: "staff" },
		]);
		await anna.accounts.remove(bert.id, anna.actor);
		await expect(accounts.add(mine, actor)).rejects.toThrow();
	});

	test("a former administrator ends no session but their own", async () => {
		const place = await makePlace();
		const database = place.open();
		const accounts = createAccountStore(database);
		const sessions = createStaffSessions(database, undefined);
		const add = async (email: string) => {
			const invited = await accounts.add(
				{ email, name: email, role },
				operatorActor,
			);
			const account = await accounts.find(invited?.id ?? 0);
			if (!account) throw new Error("there is one");
			return { account, actor: actorAs(account, "") };
		};
		const [anna, bert] = [
			await add("anna@example.com"),
			await add("bert@example.com"),
		];
		await accounts.setRole(bert.account.id, "staff", anna.actor);
		const begin = async ({ account }: typeof anna) => {
			const current = await accounts.find(account.id);
			return (await sessions.begin(current, "password", { address: "" })).token;
		};
		const [hers, his] = [await begin(anna), await begin(bert)];
		for (const act of [
			() => sessions.remove(hashToken(hers), bert.actor),
			() => sessions.removeAll(hashToken(his), bert.actor),
		])
			await expect(act()).rejects.toThrow(
				expect.objectContaining({ status: 403 }),
			);
		expect(await sessions.identify(hers)).toMatchObject({ role });
		await sessions.end(his, "");
		expect(await sessions.identify(his)).toBeUndefined();
	});

	test("removing the last two passkeys concurrently leaves one", async () => {
		const place = await makePlace();
		const [first, second] = [place.open(), place.open()];
		const account = await createAccountStore(first).add(
			{ email: "cleo@example.com", name: "Cleo", role: "staff" },
			operatorActor,
		);
		const id = account?.id ?? 0;
		const passkeys = createPasskeyStore(first);
		const add = (credentialId: string) =>
			passkeys.add(
				id,
				{
					credentialId,
					publicKey: Uint8Array.of(1),
					counter: 0,
					transports: [],
				},
				undefined,
				operatorActor,
			);
		for (let round = 0; round < 6; round++) {
			await add("one");
			await add("two");
			const removed = await Promise.all([
				createCredentialStore(first).removePasskey(
					id,
					"one",
					undefined,
					operatorActor,
				),
				createCredentialStore(second).removePasskey(
					id,
					"two",
					undefined,
					operatorActor,
				),
			]);
			expect(new Set(removed)).toEqual(new Set([undefined, "last"]));
			expect(await passkeys.list(id)).toHaveLength(1);
		}
	});
});
