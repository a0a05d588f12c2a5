import { expect, test } from "vitest";
import { findSending, startSending } from "./use-sending.ts";

test("an enquiry that cannot be sent ends as a failure, and the next one may start", async () => {
	const subject = { kind: "expert" } as const;
	const sending = startSending(
		subject,
		() => Promise.reject(new Error("no part of the site loads")),
		() => {},
	);
	expect(findSending(subject)).toBe(sending);
	expect(await sending.result).toEqual({ kind: "failed", failure: "offline" });
	expect(findSending(subject)).toBeUndefined();
});
