import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { testBuild } from "../scripts/test/test-build.ts";
import { makeFolder } from "../scripts/test/test-folder.ts";
import { spawnServer, startSite } from "../scripts/test/test-site.ts";
import {
	startRefusingPostgres,
	startSilentPostgres,
} from "./database/postgres/test-silent-postgres.ts";

const dist = await testBuild("production");

/** Less than the minute for which a stuck database without deadlines blocked posts and shutdown. */
const heldUpMs = 12_000;

async function start(env: Record<string, string>) {
	const site = await startSite(dist, { ...env });
	onTestFinished(async () => void (await site.stop("SIGKILL")));
	const ask = async (target: string, init?: RequestInit) => {
		const answer = await fetch(site.origin + target, init);
		await answer.text();
		return answer.status;
	};
	return {
		...site,
		ask,
		post: () =>
			ask("/api/enquiries", {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({
					kind: "consultation",
					name: "A client",
					consent: true,
					email: "client@example.com",
					locale: "en-US",
					message: "Two welders in Doha, please.",
				}),
			}),
		/** The log lines with a message. */
		lines: (message: string): Record<string, unknown>[] =>
			site
				.output()
				.split("\n")
				.filter((line) => line.includes(message))
				.map((line) => JSON.parse(line)),
	};
}

const unusable = "the database cannot be used";

test("an unusable DATA_DIR fails at startup with a one-line error", async () => {
	const file = path.join(makeFolder(), "file");
	await writeFile(file, "");
	const folders = [file, path.join(file, "below"), "/proc/enquiries/below"];
	for (const folder of folders) {
		const child = spawnServer(dist, { PORT: "0", DATA_DIR: folder });
		let errors = "";
		child.stderr?.on("data", (chunk) => {
			errors += chunk;
		});
		const [code] = await once(child, "close");
		expect(code).toBe(1);
		expect(errors).toMatch(/^DATA_DIR holds "[^\n]+\n$/);
		expect(errors).toContain(folder);
	}
});

test("a damaged enquiries file is logged, and pages still work", async () => {
	const folder = makeFolder();
	const damaged = "no database, but long enough to be looked at".repeat(100);
	await writeFile(path.join(folder, "enquiries.sqlite"), damaged);
	const { ask, post, lines } = await start({ DATA_DIR: folder });
	expect(await ask("/en-US/about")).toBe(200);
	expect(await post()).toBe(503);
	expect(await ask("/readyz")).toBe(200);
	expect(await ask("/readyz/enquiries")).toBe(503);
	await expect.poll(() => lines(unusable)).toHaveLength(1);
	expect(lines(unusable)).toMatchObject([
		{ variable: "DATA_DIR", reason: "file is not a database" },
	]);
});

test("a wrong database password is logged without secrets, and pages still work", async () => {
	const DATABASE_URL = await startRefusingPostgres();
	const { ask, post, lines, output } = await start({ DATABASE_URL });
	expect(await ask("/en-US/about")).toBe(200);
	expect(await post()).toBe(503);
	await expect.poll(() => lines(unusable)).toHaveLength(1);
	expect(lines(unusable)[0]).toMatchObject({
		variable: "DATABASE_URL",
		reason: expect.stringContaining("the password or the user is wrong"),
	});
	expect(output()).not.toContain("secret");
});

test("a silent database delays neither readiness nor shutdown", async () => {
	const DATABASE_URL = await startSilentPostgres();
	const { ask, post, stop } = await start({
		DATABASE_URL,
		SHUTDOWN_TIMEOUT_MS: "1000",
		ENQUIRY_WEBHOOK_URL: "http://127.0.0.1:9/",
	});
	const asked = performance.now();
	expect(await ask("/readyz")).toBe(200);
	expect(await ask("/readyz/enquiries")).toBe(503);
	expect(performance.now() - asked).toBeLessThan(heldUpMs);
	const posted = performance.now();
	expect(await post()).toBe(503);
	expect(performance.now() - posted).toBeLessThan(heldUpMs);
	const stopped = performance.now();
	expect(await stop("SIGTERM")).toBe(0);
	expect(performance.now() - stopped).toBeLessThan(heldUpMs);
});

test("a locked enquiries file delays neither pages, readiness nor shutdown", async () => {
	const folder = makeFolder();
	const { ask, post, stop } = await start({
		DATA_DIR: folder,
		SHUTDOWN_TIMEOUT_MS: "1000",
		ENQUIRY_WEBHOOK_URL: "http://127.0.0.1:9/",
	});
	expect(await post()).toBe(201);
	const other = new DatabaseSync(path.join(folder, "enquiries.sqlite"), {
		timeout: 5000,
	});
	onTestFinished(() => other.close());
	other.exec("BEGIN IMMEDIATE");
	const posts = Promise.allSettled([post(), post(), post()]);
	const asked = performance.now();
	expect(await ask("/en-US/about")).toBe(200);
	expect(await ask("/readyz")).toBe(200);
	expect(await ask("/readyz/enquiries")).toBe(503);
	expect(performance.now() - asked).toBeLessThan(heldUpMs);
	const stopped = performance.now();
	expect(await stop("SIGTERM")).toBe(0);
	expect(performance.now() - stopped).toBeLessThan(heldUpMs);
	await posts;
});

test("unencrypted connections to other machines are logged, a line each, without secrets", async () => {
	const { output, lines } = await start({
		DATABASE_URL: "postgresql://site:secret@192.0.2.1/enquiries",
		SMTP_URL: "smtp://192.0.2.1",
		ENQUIRY_TO: "desk@example.com",
		ENQUIRY_WEBHOOK_URL: "http://:secret@192.0.2.1/",
	});
	await expect
		.poll(() => lines("unencrypted"))
		.toMatchObject([
			{ level: 40, variable: "DATABASE_URL" },
			{ level: 40, variable: "SMTP_URL" },
			{ level: 40, variable: "ENQUIRY_WEBHOOK_URL" },
		]);
	expect(output()).not.toContain("secret");
});

test("a probably misspelled variable is logged at startup", async () => {
	const { output, lines } = await start({ SITE_ORIGN: "https://example.com" });
	expect(lines("is read by nobody")).toMatchObject([
		{ level: 40, variable: "SITE_ORIGN", meant: "SITE_ORIGIN" },
	]);
	expect(output()).not.toContain("https://example.com");
});
