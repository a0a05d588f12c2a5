import { expect, test } from "vitest";
import { isWebhookSecret, signWebhook } from "./webhook-signature.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

test("signWebhook reproduces the example of the specification", () => {
	const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";
	expect(signWebhook(secret, id, 1_614_265_330, '{"test": 2432232314}')).toBe(
		"v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
	);
});

test.each([
	[secret, true],
	[`whsec_${Buffer.alloc(24).toString("base64")}`, true],
	[`whsec_${Buffer.alloc(64).toString("base64")}`, true],
	[`whsec_${Buffer.alloc(25).toString("base64").replaceAll("=", "")}`, true],
	[`whsec_${Buffer.alloc(23).toString("base64")}`, false],
	[`whsec_${Buffer.alloc(65).toString("base64")}`, false],
	["whsec_not base64, but long enough to be a secret", false],
	["whsec_", false],
	["anything else", true],
	["", false],
])("isWebhookSecret(%j) is %s", (text, expected) => {
	expect(isWebhookSecret(text)).toBe(expected);
});
