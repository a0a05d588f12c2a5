import { expect, test } from "vitest";
import { hasRight } from "../../shared/staff.ts";
import { amal, chen } from "../desk/test-desk-staff.ts";
import { readRole } from "../staff/account.ts";
import { actorAs, actorOf, identityOf, requireRight } from "./actor.ts";

const nobody = { ip: "192.0.2.7" };

test("identity helpers throw 401 when no guard has identified the caller", () => {
	const asks: readonly ((req: Parameters<typeof actorOf>[0]) => unknown)[] = [
		identityOf,
		actorOf,
		(req) => requireRight(req, "audit"),
	];
	for (const ask of asks)
		expect(() => ask(nobody)).toThrow(expect.objectContaining({ status: 401 }));
});

test("the rights of administrators are refused to other staff with 403", () => {
	expect(() => requireRight({ staff: chen }, "audit")).not.toThrow();
	expect(() => requireRight({ staff: amal }, "audit")).toThrow(
		expect.objectContaining({ status: 403 }),
	);
});

test.each([
	["::ffff:192.0.2.7", "192.0.2.7"],
	["2001:db8::1", "2001:db8::1"],
	[undefined, null],
	["nonsense", null],
	["192.0.2.7 and more", null],
])("the client address %s is recorded as %s", (address, recorded) => {
	expect(actorAs(amal, address)).toEqual({
		id: 7,
		name: "Amal",
		address: recorded,
	});
});

test("a role that a later release has stored counts as the one with the fewest rights", () => {
	const role = readRole("auditor");
	expect(
		(["accounts", "audit", "sessions"] as const).filter((right) =>
			hasRight({ role }, right),
		),
	).toEqual([]);
});
