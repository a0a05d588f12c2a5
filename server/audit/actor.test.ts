import { expect, test } from "vitest";
import { amal, chen } from "../desk/test-desk-staff.ts";
import { actorAs, actorOf, identityOf, requireAdministrator } from "./actor.ts";

const nobody = { ip: "192.0.2.7" };

test("where no guard has said who asks, nobody acts", () => {
	for (const ask of [identityOf, actorOf, requireAdministrator])
		expect(() => ask(nobody)).toThrow(expect.objectContaining({ status: 401 }));
});

test("administrators pass, other members of staff do not", () => {
	expect(() => requireAdministrator({ staff: chen })).not.toThrow();
	expect(() => requireAdministrator({ staff: amal })).toThrow(
		expect.objectContaining({ status: 403 }),
	);
});

test.each([
	["::ffff:192.0.2.7", "192.0.2.7"],
	["2001:db8::1", "2001:db8::1"],
	[undefined, null],
])("the address %s is recorded as %s", (address, recorded) => {
	expect(actorAs(amal, address)).toEqual({
		...{ id: 7, name: "Amal", address: recorded },
	});
});
