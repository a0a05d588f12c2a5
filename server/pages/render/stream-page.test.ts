import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { testDependencies } from "../../../scripts/test/test-app.ts";
import { createApp } from "../../app.ts";

const deps = await testDependencies();

test("a page whose client left while its data were read is not rendered", async () => {
	const makeTree = vi.fn(deps.makeTree);
	const [asked, answered] = [
		Promise.withResolvers<void>(),
		Promise.withResolvers<undefined>(),
	];
	const findInvited = () => {
		asked.resolve();
		return answered.promise;
	};
	const credentials = { ...deps.staff.credentials, findInvited };
	const staff = { ...deps.staff, credentials };
	const server = createServer(createApp({ ...deps, makeTree, staff }));
	onTestFinished(() => void server.close());
	const left = Promise.withResolvers<void>();
	server.on("request", (_req, res) => res.once("close", left.resolve));
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	const client = connect({ host: "127.0.0.1", port: port ?? 0 });
	client.write(
		`GET /en-US/login/invite/${"A".repeat(43)} HTTP/1.1\r\nHost: x\r\n\r\n`,
	);
	await asked.promise;
	client.destroy();
	await left.promise;
	answered.resolve(undefined);
	await setImmediate();
	expect(makeTree).not.toHaveBeenCalled();
});
