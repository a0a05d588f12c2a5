import request from "supertest";
import { expect, test } from "vitest";
import dialogsInChinese from "../../locales/zh-CN/dialogs.json" with {
	type: "json",
};
import {
	createTestApp,
	testDependencies,
} from "../../scripts/test/test-app.ts";
import { localeCodes } from "../../shared/locales.ts";
import {
	copyAddress,
	messagesFile,
	selectMessages,
} from "../../shared/pages/page-messages.ts";
import { pageAt, pageOf } from "../../shared/pages/page-paths.ts";
import { sendRaw } from "../connections/test-send-raw.ts";

const app = await createTestApp();
const { assets, messages } = await testDependencies();

test.each(localeCodes)(
	"all messages of %s are returned and cacheable for a day",
	async (locale) => {
		const answer = await request(app).get(`/_i18n/${locale}/messages.json`);
		expect(answer.status).toBe(200);
		expect(answer.headers["content-type"]).toBe(
			"application/json; charset=utf-8",
		);
		expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
		expect(answer.headers["content-language"]).toBe(locale);
		expect(answer.headers["x-build-id"]).toBe(assets.buildId);
		expect(answer.headers["set-cookie"]).toBeUndefined();
		expect(answer.body).toEqual(
			Object.fromEntries(
				messages.namespaces.map((name) => [name, messages.read(locale, name)]),
			),
		);
	},
);

test("the messages response matches the locale files", async () => {
	const answer = await request(app).get("/_i18n/zh-CN/messages.json");
	expect(answer.body.dialogs).toEqual(dialogsInChinese);
});

test("only the locales in I18N_UNCACHEABLE are no-cache", async () => {
	const uncached = await createTestApp({ I18N_UNCACHEABLE: "zh-CN" });
	const chinese = await request(uncached).get("/_i18n/zh-CN/messages.json");
	expect(chinese.headers["cache-control"]).toBe("no-cache");
	const english = await request(uncached).get("/_i18n/en-US/messages.json");
	expect(english.headers["cache-control"]).toBe("public, max-age=86400");
});

test.each(["/_i18n/en-US/messages.json", "/_i18n/en-US/common.json"])(
	"%s returns 304 for its own ETag and 200 for another",
	async (path) => {
		const { etag } = (await request(app).get(path)).headers;
		expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
		const same = await request(app)
			.get(path)
			.set("If-None-Match", String(etag));
		expect(same.status).toBe(304);
		expect(same.text).toBe("");
		expect(same.headers.etag).toBe(etag);
		const other = await request(app)
			.get(path)
			.set("If-None-Match", 'W/"other"');
		expect(other.status).toBe(200);
	},
);

test("each locale and namespace has its own ETag", async () => {
	const paths = localeCodes.flatMap((locale) =>
		["messages", "common", "about"].map((file) => `${locale}/${file}`),
	);
	const answers = await Promise.all(
		paths.map((path) => request(app).get(`/_i18n/${path}.json`)),
	);
	expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(
		paths.length,
	);
});

test("a HEAD request gets headers and no body", async () => {
	const answer = await request(app).head("/_i18n/en-US/messages.json");
	expect(answer.status).toBe(200);
	expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
	expect(answer.text).toBeUndefined();
});

test.each(["/", "/about", "/services/recruitment-services/our-approach"])(
	"the file of the page %s holds what its HTML carries besides the common messages",
	async (path) => {
		const page = pageAt(path) ?? pageOf("home");
		const answer = await request(app)
			.get(`/_i18n/en-US/${messagesFile(page)}`)
			.query({ v: assets.buildId });
		const { common, ...own } = selectMessages(page, (name) =>
			messages.read("en-US", name),
		).messages;
		expect(answer.status).toBe(200);
		expect(answer.headers["cache-control"]).toBe(lasting);
		expect(answer.body).toEqual(own);
		expect(Object.keys(answer.body)).toContain(copyAddress(page).namespace);
	},
);

const lasting = "public, max-age=31536000, s-maxage=3600, immutable";

test.each([
	[assets.buildId, lasting],
	["", "no-cache"],
])(
	"a namespace with the fingerprint %j has Cache-Control %s",
	async (fingerprint, expected) => {
		const answer = await request(app)
			.get("/_i18n/zh-CN/dialogs.json")
			.query({ v: fingerprint });
		expect(answer.status).toBe(200);
		expect(answer.body).toEqual(dialogsInChinese);
		expect(answer.headers["cache-control"]).toBe(expected);
	},
);

test("a namespace with a repeated fingerprint is no-cache", async () => {
	const answer = await request(app).get(
		`/_i18n/zh-CN/dialogs.json?v=${assets.buildId}&v=${assets.buildId}`,
	);
	expect(answer.headers["cache-control"]).toBe("no-cache");
});

test.each([
	["/_i18n/xx/messages.json", "xx"],
	["/_i18n/en-us/messages.json", "en-us"],
	["/_i18n/__proto__/messages.json", "__proto__"],
	["/_i18n/%2e%2e/messages.json", ".."],
	["/_i18n/..%2fen-US/messages.json", "../en-US"],
])("%s returns 404 and names the locale", async (target, locale) => {
	const answer = await sendRaw(app, target, { Accept: "application/json" });
	expect(answer.status).toBe(404);
	expect(answer.headers["content-type"]).toBe(
		"application/problem+json; charset=utf-8",
	);
	expect(answer.headers["cache-control"]).toBe("no-store");
	expect(JSON.parse(answer.text)).toMatchObject({
		status: 404,
		detail: `Failed loading locale (${locale})`,
	});
});

test.each([
	"nothing.json",
	"__proto__.json",
	"..%2fzh-CN%2fcommon.json",
	"pages/nothing.json",
	"pages/../common.json",
	"pages/__proto__.json",
	"About/about.json",
])("the unknown namespace file %s returns 404", async (file) => {
	const answer = await sendRaw(app, `/_i18n/en-US/${file}`, {
		Accept: "application/json",
	});
	expect(answer.status).toBe(404);
	expect(answer.headers["cache-control"]).toBe("no-store");
	expect(answer.headers.etag).toBeUndefined();
	expect(JSON.parse(answer.text)).toMatchObject({
		detail: "Unknown namespace.",
	});
});

test.each(["common", "%2e%2e", "pages/about"])(
	"%s is no file of messages and returns 404",
	async (file) => {
		const answer = await sendRaw(app, `/_i18n/en-US/${file}`);
		expect(answer.status).toBe(404);
		expect(answer.headers["cache-control"]).toBe("no-store");
	},
);

test("a locale that cannot be decoded returns 400", async () => {
	const answer = await sendRaw(app, "/_i18n/%E4%B8/messages.json");
	expect(answer.status).toBe(400);
});
