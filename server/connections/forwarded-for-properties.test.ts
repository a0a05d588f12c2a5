import fc from "fast-check";
import request from "supertest";
import { expect, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { createApp } from "../app.ts";
import { clientOf } from "./client-address.ts";

const runs = { seed: 16, numRuns: 40 };

/** Posts an enquiry to a site behind trusted proxies, and returns the client it is counted for. */
async function createCounter(env: Record<string, string>) {
	const deps = await testDependencies(env);
	const { enquiries } = deps;
	const counted: string[] = [];
	const store: typeof enquiries.store = {
		...enquiries.store,
		countPost: async (client) => {
			counted.push(client);
			return { count: 1_000_000, resetsAt: Date.now() + 60_000 };
		},
	};
	const app = createApp({ ...deps, enquiries: { ...enquiries, store } });
	return async (forwarded: string | undefined) => {
		const asked = request(app).post("/api/enquiries");
		if (forwarded !== undefined) asked.set("X-Forwarded-For", forwarded);
		const { status } = await asked.send(enquiry);
		expect(status).toBe(429);
		return counted.pop();
	};
}

const enquiry = {
	kind: "consultation",
	name: "A client",
	email: "client@example.com",
	message: "Two welders, please.",
	consent: true,
	locale: "en-US",
};

/** A client's address: none of those that the tests trust. */
const address = fc.oneof(
	fc.ipV4().filter((text) => !text.startsWith("127.")),
	fc
		.tuple(fc.ipV4(), fc.integer({ min: 1, max: 255 }))
		.map(
			([text, first]) =>
				`2001:db8:${first.toString(16)}::${text.split(".").join(":")}`,
		),
);
/** A forged header value: anything, including trusted addresses. */
const claim = fc
	.array(
		fc.oneof(
			fc.constantFrom("127.0.0.1", "::1", "unknown", "", "10.0.0.1", "_x"),
			fc.ipV4(),
			fc.ipV6(),
			fc.string({ unit: "grapheme-ascii", maxLength: 20 }),
		),
		{ maxLength: 30 },
	)
	.map((parts) => parts.join(", "));

test("without TRUST_PROXY, X-Forwarded-For never changes the rate-limited client", async () => {
	const count = await createCounter({});
	const plain = await count(undefined);
	await fc.assert(
		fc.asyncProperty(claim, address, async (claimed, real) => {
			expect(await count(`${claimed}, ${real}`)).toBe(plain);
		}),
		runs,
	);
});

test.each([
	["loopback", ""],
	["1", ""],
	["2", ", 198.51.100.9"],
	["loopback,198.51.100.0/24", ", 198.51.100.9"],
])(
	"with TRUST_PROXY=%s, clients cannot spoof their address through X-Forwarded-For",
	async (trusted, hops) => {
		const count = await createCounter({ TRUST_PROXY: trusted });
		await fc.assert(
			fc.asyncProperty(claim, address, async (claimed, real) => {
				const honest = await count(real + hops);
				expect(await count(`${claimed}, ${real}${hops}`)).toBe(honest);
				expect(await count(`192.0.2.1${hops}`)).not.toBe(honest);
			}),
			{ ...runs, numRuns: 30 },
		);
	},
);

test("clientOf groups IPv6 addresses by /64 and treats IPv4 and IPv4-mapped addresses as equal", () => {
	const group = fc.integer({ min: 0, max: 0xffff });
	const half = fc.tuple(group, group, group, group);
	const format = (groups: readonly number[]) =>
		groups.map((value) => value.toString(16)).join(":");
	fc.assert(
		fc.property(half, half, half, (network, one, other) => {
			// The network of IPv4-mapped addresses is a special case.
			fc.pre(network.some((value) => value !== 0));
			const client = clientOf(format([...network, ...one]));
			expect(clientOf(format([...network, ...other]))).toBe(client);
			const [first, ...rest] = network;
			const neighbour = [first ^ 1, ...rest, ...one];
			expect(clientOf(format(neighbour))).not.toBe(client);
		}),
		{ ...runs, numRuns: 500 },
	);
	fc.assert(
		fc.property(fc.ipV4(), fc.ipV4(), (text, other) => {
			expect(clientOf(`::ffff:${text}`)).toBe(clientOf(text));
			expect(clientOf(text) === clientOf(other)).toBe(text === other);
		}),
		runs,
	);
});
