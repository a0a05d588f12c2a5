import { afterEach, expect, test, vi } from "vitest";
import {
	incrementCounter,
	parseSession,
	readSession,
	setToken,
} from "./tab-session.ts";

afterEach(() => vi.unstubAllGlobals());

function stubStorage(text?: string) {
	const items = new Map(text === undefined ? [] : [["session", text]]);
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
	});
	return items;
}

test.each([
	[undefined, { counter: 0 }],
	[null, { counter: 0 }],
	[[], { counter: 0 }],
	["text", { counter: 0 }],
	[{ counter: "3" }, { counter: 0 }],
	[{ counter: 1.5 }, { counter: 0 }],
	[{ counter: 3 }, { counter: 3 }],
	[{ counter: 3, token: "abc" }, { counter: 3 }],
	[{ counter: 3, token: "Bearer " }, { counter: 3 }],
	[{ counter: 3, token: null }, { counter: 3 }],
	[
		{ counter: 3, token: "Bearer abc" },
		{ counter: 3, token: "Bearer abc" },
	],
])("the stored value %j is read as the session %o", (value, session) => {
	expect(parseSession(value)).toEqual(session);
});

test.each(["abc", "Bearer abc"])(
	"the token %j is stored with exactly one prefix",
	(token) => {
		const items = stubStorage('{"counter":2}');
		setToken(token);
		expect(JSON.parse(items.get("session") ?? "")).toEqual({
			counter: 2,
			token: "Bearer abc",
		});
	},
);

test("signing out keeps the counter", () => {
	const items = stubStorage('{"counter":2,"token":"Bearer abc"}');
	setToken(undefined);
	expect(items.get("session")).toBe('{"counter":2}');
});

test("incrementing the counter keeps the token", () => {
	const items = stubStorage('{"counter":2,"token":"Bearer abc"}');
	expect(incrementCounter()).toBe(3);
	expect(items.get("session")).toBe('{"counter":3,"token":"Bearer abc"}');
});

test("if storage is denied, the session is kept in memory", () => {
	vi.stubGlobal("sessionStorage", {
		getItem() {
			throw new Error("denied");
		},
		setItem() {
			throw new Error("denied");
		},
	});
	setToken("abc");
	incrementCounter();
	expect(readSession().token).toBe("Bearer abc");
	setToken(undefined);
	expect(readSession().token).toBeUndefined();
});
