import { parse } from "node-html-parser";
import request from "supertest";
import { onTestFinished } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import { testBuild } from "../../scripts/test/test-build.ts";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import type { StaffRole } from "../../shared/staff.ts";
import { createApp } from "../app.ts";
import { operatorActor } from "../audit/actor.ts";
import type { AppDependencies } from "../dependencies.ts";
import { hashPassword } from "../session/password.ts";
import { testPassword } from "../session/test-hash.ts";
import type { Account } from "./account.ts";

// Build during the import, which has no timeout, unlike tests.
await testBuild("production");

const cheapHash = await hashPassword(testPassword, { logN: 10, r: 8, p: 1 });

/** A separate app, or another one on the same folder. */
export async function openStaffSite(
	env: Record<string, string> = {},
	overrides: (deps: AppDependencies) => Partial<AppDependencies> = () => ({}),
) {
	const folder = env.DATA_DIR ?? makeFolder();
	const deps = await testDependencies({ DATA_DIR: folder, ...env });
	onTestFinished(() => deps.enquiries.store.close());
	const app = createApp({ ...deps, ...overrides(deps) });
	const { accounts, credentials } = deps.staff;

	/** Adds an account with the tests' password. */
	const addAccount = async (
		email = "li@example.com",
		role: StaffRole = "staff",
	): Promise<Account> => {
		const name = email.replace(/@.*/, "");
		const account = await accounts.add({ email, name, role }, operatorActor);
		if (!account) throw new Error(`${email} has an account`);
		await credentials.setPassword(
			account.id,
			cheapHash,
			undefined,
			operatorActor,
		);
		return account;
	};
	/** Signs in, with the emergency key if the address is empty, and returns the cookie. */
	const signIn = async (email = "li@example.com") => {
		const answer = await request(app)
			.post("/api/session")
			.send({ email, password: testPassword })
			.expect(200);
		return cookiesOf(answer);
	};
	const get = (target: string, Cookie = "") =>
		request(app).get(target).set({ "User-Agent": agents.person, Cookie });
	const post = (target: string, body: object, Cookie = "") =>
		request(app)
			.post(target)
			.set({ "User-Agent": agents.person, Cookie })
			.type("form")
			.send(body);
	return { app, deps, folder, addAccount, signIn, get, post };
}

/** A response's cookies, as a browser would send them back. */
export function cookiesOf(answer: {
	readonly headers: Readonly<Record<string, unknown>>;
}): string {
	const set = answer.headers["set-cookie"];
	return (Array.isArray(set) ? set : [])
		.map((cookie: unknown) =>
			typeof cookie === "string" ? cookie.split(";")[0] : "",
		)
		.join("; ");
}

/** The text of a page's main part, in one line. */
export function mainText(html: string): string {
	const main = parse(html).querySelector("main");
	return (main?.text ?? "").replace(/\s+/g, " ");
}
