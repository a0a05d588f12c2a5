import request from "supertest";
import { expect, test } from "vitest";
import { refuseForeignHosts } from "./refuse-foreign-hosts.ts";
import { runInFront } from "./run-in-front.ts";

test.each([
	["127.0.0.1", "localhost:3000", 200],
	["127.0.0.1", "127.0.0.1:3101", 200],
	["::1", "[::1]:3000", 200],
	["127.0.0.1", "site.localhost", 200],
	["127.0.0.1", "www.example.com", 200],
	["127.0.0.1", "evil.example:3000", 403],
	["localhost", "localhost.evil.example", 403],
	["::1", "notlocalhost", 403],
	["127.0.0.1", "localhost@evil.example", 403],
	["127.0.0.1", "a b", 403],
	["127.0.0.1", "", 403],
	["0.0.0.0", "evil.example:3000", 200],
	[undefined, "evil.example:3000", 200],
])(
	"on %s, a request for the host %j gets a %i",
	async (host, asked, status) => {
		const siteOrigin = "http://www.example.com";
		const step = refuseForeignHosts({ host, siteOrigin });
		const app = runInFront([step], (_, res) => void res.end());
		expect((await request(app).get("/").set("Host", asked)).status).toBe(
			status,
		);
	},
);
