import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listAuditPages } from "../audit/addresses.ts";
import type { AuditPage } from "../audit/types.ts";
import { firms, testOtherBuild } from "../test/test-other-build.ts";
import { startSite } from "../test/test-site.ts";
import { listTraces } from "./plan-rebrand.ts";

const { own: old, other: firm } = firms;
const dist = await testOtherBuild();
const person = {
	"User-Agent":
		"Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36",
};
const lists = [
	"/feed.xml",
	"/en-US/feed.xml",
	"/llms.txt",
	"/site.webmanifest",
	"/.well-known/security.txt",
	"/robots.txt",
	"/not-there",
	"/en-US/not-there",
];

test("no text, kind of page, or list of a second firm's site mentions the first firm", async () => {
	const site = await startSite(dist);
	onTestFinished(async () => void (await site.stop()));
	const read = async (target: string) => {
		const answer = await fetch(site.origin + target, { headers: person });
		return answer.text();
	};
	const sitemap = await read("/sitemap.xml");
	const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = ""]) => new URL(address).pathname,
	);
	expect(pages.length).toBeGreaterThan(100);
	const files = new Map<string, string>([["/sitemap.xml", sitemap]]);
	// All texts of pages, and what each kind of page adds to them.
	for await (const name of glob("locales/*/*.json", { cwd: dist }))
		files.set(name, await readFile(path.join(dist, name), "utf8"));
	const isSample = ({ path, isSample }: AuditPage) =>
		isSample && pages.includes(path);
	const samples = listAuditPages().filter(isSample);
	for (const target of [...samples.map(({ path }) => path), ...lists])
		files.set(target, await read(target));
	// An office's phone number is in its own file, which a firm sets separately.
	const shown = {
		...old,
		contact: { ...old.contact, phone: old.contact.email },
	};
	expect(listTraces(files, shown, firm)).toEqual([]);
	expect(files.get("/en-US/about")).toContain(firm.name["en-US"]);
	expect(files.get("/en-US/about")).toContain("since 1999");
	expect(files.get("/about")).toContain(firm.name["zh-CN"]);
	const rights = /<p class="SiteFooter_rights">(.*?)<\/p>/.exec(
		files.get("/en-US") ?? "",
	);
	for (const page of ["/en-US", "/en-US/careers", "/en-US/contact"])
		expect(files.get(page)).not.toContain('class="notice"');
	expect(rights?.[1]).toBe(`© 2026 ${firm.name["en-US"]}.`);
});
