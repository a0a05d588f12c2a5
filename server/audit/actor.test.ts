import { expect, test } from "vitest";
import { amal, chen } from "../desk/test-desk-staff.ts";
import { actorAs, actorOf, identityOf, requireAdministrator } from "./actor.ts";

const nobody = { ip: "192.0.2.7" };

test("identity helpers throw 401 when no guard has identified the caller", () => {
	for (const ask of [identityOf, actorOf, requireAdministrator])
		expect(() => ask(nobody)).toThrow(expect.objectContaining({ status: 401 }));
});

test("requireAdministrator accepts administrators and rejects other staff with 403", () => {
	expect(() => requireAdministrator({ staff: chen })).not.toThrow();
	expect(() => requireAdministrator({ staff: amal })).toThrow(
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
