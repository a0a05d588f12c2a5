import { expect, test, vi } from "vitest";
import { testPlaces } from "../database/test-databases.ts";
import { sessionMs } from "./live-sessions.ts";
import { hashPassword, parsePasswordHash, verifyPassword } from "./password.ts";
import { createSignIn, type SignInOptions } from "./sign-in.ts";
import { hashToken } from "./token.ts";

const password = "correct horse battery";
const passwordHash = parsePasswordHash(
	await hashPassword(password, { logN: 10, r: 8, p: 1 }),
);
const [, makeSqlite] = testPlaces[0] ?? [];
const from = (address: string) => ({ address });

/** A database, a clock, and sign-in instances that share them. */
async function openPlace(makePlace = makeSqlite) {
	const place = await makePlace?.();
	if (!place) throw new Error("no place");
	const clock = { time: 1_000_000 };
	return {
		place,
		clock,
		open: (options: Partial<SignInOptions> = {}) =>
			createSignIn({
				database: place.open(),
				passwordHash,
				now: () => clock.time,
				...options,
			}),
	};
}

test.each(testPlaces)(
	"on %s, a session survives a restart and ends after twelve hours",
	async (_name, makePlace) => {
		const { open, clock } = await openPlace(makePlace);
		const result = await open().signIn(password, from("192.0.2.1"));
		const token = result.kind === "signed-in" ? result.token : "";
		expect(token).toMatch(/^[\w-]{43}$/);
		const restarted = open();
		const hourMs = 60 * 60 * 1000;
		for (let hours = 1; hours < sessionMs / 3_600_000; hours++) {
			clock.time += hourMs;
			expect(await restarted.identify(token)).toBeDefined();
		}
		clock.time += hourMs - 1;
		expect(await restarted.identify(token)).toBeDefined();
		clock.time += 1;
		expect(await restarted.identify(token)).toBeUndefined();
	},
);

test("the database stores only token hashes, which do not work as tokens", async () => {
	const { open, place } = await openPlace();
	const signIn = open();
	const result = await signIn.signIn(password, from("192.0.2.1"));
	const rows = await place
		.open()
		.use((db) => db.selectFrom("sessions").selectAll().execute());
	expect(rows).toHaveLength(1);
	if (result.kind === "signed-in")
		expect(JSON.stringify(rows)).not.toContain(result.token);
	expect(await signIn.identify(rows[0]?.token_hash ?? "")).toBeUndefined();
});

test.each(["", "x", "x".repeat(43), "' OR 1=1 --", `${"x".repeat(43)}\n`])(
	"%j is not a valid token",
	async (token) => {
		const { open } = await openPlace();
		const signIn = open();
		expect(await signIn.identify(token)).toBeUndefined();
		await signIn.signOut(token, undefined);
	},
);

test("a wrong password costs the same work as the correct one", async () => {
	const { open } = await openPlace();
	const verify = vi.fn(verifyPassword);
	const pause = vi.fn(async () => {});
	const signIn = open({ verify, pause });
	for (const [guess, kind] of [
		["wrong", "wrong"],
		["x".repeat(4000), "wrong"],
		[password, "signed-in"],
	] as const) {
		verify.mockClear();
		expect((await signIn.signIn(guess, from("192.0.2.1"))).kind).toBe(kind);
		expect(verify.mock.calls).toEqual([[guess, passwordHash]]);
	}
	expect(pause).not.toHaveBeenCalled();
});

test.each([undefined, null, "", 5, {}, [password]])(
	"%j is not a password attempt: it costs no check and is not counted",
	async (guess) => {
		const { open } = await openPlace();
		const verify = vi.fn(verifyPassword);
		const signIn = open({ verify });
		for (let count = 0; count < 10; count++)
			expect(await signIn.signIn(guess, from("192.0.2.1"))).toEqual({
				kind: "missing",
			});
		expect(verify).not.toHaveBeenCalled();
		expect((await signIn.signIn(password, from("192.0.2.1"))).kind).toBe(
			"signed-in",
		);
	},
);

test("after five wrong passwords, an address is limited on all instances, even with the correct one", async () => {
	const { open, clock } = await openPlace();
	const verify = vi.fn(verifyPassword);
	const [one, two] = [open({ verify }), open({ verify })];
	for (let count = 0; count < 5; count++)
		expect((await one.signIn("wrong", from("192.0.2.1"))).kind).toBe("wrong");
	expect(await two.signIn(password, from("192.0.2.1"))).toEqual({
		kind: "limited",
		retryAfterSeconds: 900,
	});
	expect(verify).toHaveBeenCalledTimes(5);
	expect((await two.signIn(password, from("192.0.2.2"))).kind).toBe(
		"signed-in",
	);
	clock.time += 15 * 60 * 1000;
	expect((await two.signIn(password, from("192.0.2.1"))).kind).toBe(
		"signed-in",
	);
});

test("correct passwords never limit an address", async () => {
	const { open } = await openPlace();
	const signIn = open();
	for (let count = 0; count < 12; count++)
		expect((await signIn.signIn(password, from("192.0.2.1"))).kind).toBe(
			"signed-in",
		);
});

test("password checks of strangers run one at a time, the excess is rejected as busy, and that costs no attempt", async () => {
	const { open } = await openPlace();
	const gate = Promise.withResolvers<boolean>();
	const verify = vi.fn(() => gate.promise);
	const signIn = open({ verify });
	const results = Array.from({ length: 30 }, (_, count) =>
		signIn.signIn("guess", from(`198.51.100.${count}`)),
	);
	// Rejected attempts resolve while the others wait.
	const busy = await Promise.race(results);
	expect(busy).toEqual({ kind: "busy", retryAfterSeconds: 5 });
	expect(verify).toHaveBeenCalledOnce();
	gate.resolve(false);
	const kinds = (await Promise.all(results)).map(({ kind }) => kind);
	expect(kinds.filter((kind) => kind === "wrong")).toHaveLength(17);
	expect(kinds.filter((kind) => kind === "busy")).toHaveLength(13);
	const turnedAway = `198.51.100.${kinds.indexOf("busy")}`;
	for (let count = 0; count < 5; count++)
		expect((await signIn.signIn("guess", from(turnedAway))).kind).toBe("wrong");
});

test("new passwords are hashed one at a time, and the excess is rejected as busy", async () => {
	const { open } = await openPlace();
	const gate = Promise.withResolvers<string>();
	const hash = vi.fn(() => gate.promise);
	const signIn = open({ hash });
	const results = Array.from({ length: 30 }, () =>
		signIn.hashPassword(password, "192.0.2.1"),
	);
	const busy = { kind: "busy", retryAfterSeconds: 5 };
	expect(await Promise.race(results)).toEqual(busy);
	expect(hash).toHaveBeenCalledOnce();
	gate.resolve("hashed");
	const hashed = (await Promise.all(results)).filter((one) => one === "hashed");
	expect(hashed).toHaveLength(17);
	const broken = open({ hash: () => Promise.reject(new Error("no memory")) });
	await expect(broken.hashPassword(password, "192.0.2.1")).rejects.toThrow(
		"no memory",
	);
});

test("a password that waits too long for its turn is rejected as busy, and that costs no attempt", async () => {
	const { open } = await openPlace();
	const gate = Promise.withResolvers<void>();
	const signIn = open({
		waitMs: 1,
		verify: async () => {
			await gate.promise;
			return false;
		},
		hash: async () => {
			await gate.promise;
			return "hashed";
		},
	});
	const busy = { kind: "busy", retryAfterSeconds: 5 };
	const guess = () => signIn.signIn("guess", from("192.0.2.1"));
	const hash = () => signIn.hashPassword(password, "192.0.2.1");
	const first = [guess(), hash()];
	for (let count = 0; count < 5; count++) {
		expect(await guess()).toEqual(busy);
		expect(await hash()).toEqual(busy);
	}
	gate.resolve();
	expect(await Promise.all(first)).toEqual([{ kind: "wrong" }, "hashed"]);
	expect(await guess()).toEqual({ kind: "wrong" });
});

test("without a password hash, sign-in is disabled and nothing is counted", async () => {
	const { open } = await openPlace();
	const signIn = open({ passwordHash: undefined });
	for (let count = 0; count < 10; count++)
		expect(await signIn.signIn(password, from("192.0.2.1"))).toEqual({
			kind: "disabled",
		});
	expect((await open().signIn(password, from("192.0.2.1"))).kind).toBe(
		"signed-in",
	);
});

test("forty connections from one /56 network do not lock out others or a known browser", async () => {
	const { open } = await openPlace();
	const gate = Promise.withResolvers<void>();
	const verify = vi.fn(async (...given: Parameters<typeof verifyPassword>) => {
		if (given[0] === "guess") await gate.promise;
		return verifyPassword(...given);
	});
	const signIn = open({ verify });
	const known = await signIn.signIn(password, from("192.0.2.1"));
	const device = known.kind === "signed-in" ? known.device : "";
	const guesses = Array.from({ length: 40 }, (_, count) =>
		signIn.signIn(
			"guess",
			from(`2001:db8:0:${(0x5600 + count).toString(16)}::1`),
		),
	);
	// Rejected attempts resolve while the others wait.
	await Promise.any(guesses);
	const strangers = ["198.51.100.1", "2001:db8:1::1"].map((address) =>
		signIn.signIn(password, from(address)),
	);
	const visitor = { ...from("2001:db8:0:5600::1"), device };
	const again = await signIn.signIn(password, visitor);
	expect(again.kind).toBe("signed-in");
	expect(verify).toHaveBeenCalledTimes(3);
	gate.resolve();
	for (const result of await Promise.all(strangers))
		expect(result.kind).toBe("signed-in");
	// One was being checked, and the network may have had its turn again, but not all its turns.
	const checked = verify.mock.calls.filter(([given]) => given === "guess");
	expect(checked.length).toBeLessThan(5);
	await Promise.all(guesses);
});

test("many guesses from many addresses slow strangers down, and no known browser", async () => {
	const { open } = await openPlace();
	const gate = Promise.withResolvers<void>();
	const pause = vi.fn((_ms: number) => gate.promise);
	const signIn = open({ pause });
	const first = await signIn.signIn(password, from("192.0.2.1"));
	const device = first.kind === "signed-in" ? first.device : "";
	for (let count = 0; count < 100; count++)
		await signIn.signIn("wrong", from(`198.51.100.${count}`));
	expect(pause).not.toHaveBeenCalled();
	const slow = Array.from({ length: 10 }, (_, count) =>
		signIn.signIn(count ? "wrong" : password, from(`203.0.113.${count}`)),
	);
	const known = { ...from("192.0.2.1"), device };
	expect((await signIn.signIn(password, known)).kind).toBe("signed-in");
	gate.resolve();
	const kinds = (await Promise.all(slow)).map(({ kind }) => kind);
	expect(kinds).toEqual(["signed-in", ...Array(9).fill("wrong")]);
	expect(pause.mock.calls).toEqual(Array(10).fill([2000]));
});

test("a session from a release without accounts is invalid", async () => {
	const { open, place, clock } = await openPlace();
	const signIn = open();
	const token = "t".repeat(43);
	await place.open().use((db) =>
		db
			.insertInto("sessions")
			.values({
				token_hash: hashToken(token),
				created_at: clock.time,
				expires_at: clock.time + 1000,
			})
			.execute(),
	);
	expect(await signIn.identify(token)).toBeUndefined();
});

test.each(testPlaces)(
	"on %s, an impossible email address is a mismatch, not an error",
	async (_name, makePlace) => {
		const { open } = await openPlace(makePlace);
		const signIn = open({ verify: async () => true });
		for (const email of ["\0@example.com", "\ud800", "x".repeat(3000)])
			expect(
				(await signIn.signIn("guess", from("192.0.2.1"), email)).kind,
			).toBe("mismatch");
		for (const email of [5, {}, [password]])
			expect(
				(await signIn.signIn("guess", from("192.0.2.1"), email)).kind,
			).toBe("missing");
	},
);
