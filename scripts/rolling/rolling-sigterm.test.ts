import { expect, onTestFinished, test } from "vitest";
import { testBuild } from "../test/test-build.ts";
import { startSite, withPageCache } from "../test/test-site.ts";
import { keepAsking } from "./test-keep-asking.ts";

const production = await testBuild("production");
const connections = 16;

test.skipIf(process.platform === "win32")(
	"on SIGTERM no request is lost, even from clients that never pause",
	async () => {
		const site = await startSite(production, {
			...withPageCache,
			SHUTDOWN_TIMEOUT_MS: "15000",
		});
		onTestFinished(async () => void (await site.stop("SIGKILL")));
		const asking = Promise.all(
			Array.from({ length: connections }, () =>
				keepAsking(site.origin, [
					"/en-US",
					"/healthz",
					"/services",
					"/icon-192.png",
					"/_i18n/en-US/messages.json",
				]),
			),
		);
		await expect
			.poll(() => site.output().split('"msg":"request"').length)
			.toBeGreaterThan(10 * connections);
		expect(await site.stop("SIGTERM")).toBe(0);
		const asked = await asking;
		expect(asked.flatMap(({ lost }) => lost)).toEqual([]);
		// A busy machine may not have answered all of them before the signal.
		const answered = asked.filter(({ whole }) => whole > 0);
		expect(answered.length).toBeGreaterThan(connections / 2);
		for (const { whole, closing, end } of answered) {
			expect(whole).toBeGreaterThan(closing);
			expect(closing).toBeGreaterThan(0);
			// Connections not yet accepted when the server stopped listening may be reset.
			expect(end).toMatch(/^ECONN(REFUSED|RESET)$/);
		}
	},
);
