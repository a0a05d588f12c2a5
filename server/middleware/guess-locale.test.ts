import { expect, test } from "vitest";
import { chooseRootLocale, localeCookieOptions } from "./guess-locale.ts";

test.each([
	// A valid cookie decides
	["zh-CN", undefined, "zh-CN", "cookie"],
	["en-US", undefined, "en-US", "cookie"],
	["zh-CN", "en-US,en;q=0.9", "zh-CN", "cookie"],
	["en-US", "zh-CN,zh;q=0.9", "en-US", "cookie"],
	["zh-CN", "zh;q=0", "zh-CN", "cookie"],
	// An invalid cookie does not
	["zh-cn", "en", "en-US", "accept-language"],
	["zh", "en", "en-US", "accept-language"],
	["fr-FR", "zh", "zh-CN", "accept-language"],
	["", "zh-TW", "zh-CN", "accept-language"],
	["zh-CN ", "en", "en-US", "accept-language"],
	["__proto__", undefined, "en-US", "default"],
	["constructor", undefined, "en-US", "default"],
	["..", undefined, "en-US", "default"],
	[["zh-CN"], undefined, "en-US", "default"],
	[{ locale: "zh-CN" }, undefined, "en-US", "default"],
	[null, undefined, "en-US", "default"],
	[1, undefined, "en-US", "default"],
	// Then the accepted languages
	[undefined, "zh-CN,zh;q=0.9,en;q=0.8", "zh-CN", "accept-language"],
	[undefined, "en-GB,en;q=0.9,zh;q=0.8", "en-US", "accept-language"],
	[undefined, "zh-HK", "zh-CN", "accept-language"],
	[undefined, "zh-Hant-TW, en;q=0.7", "zh-CN", "accept-language"],
	[undefined, "xx-AE,xx;q=0.9,zh;q=0.1", "zh-CN", "accept-language"],
	[undefined, "en;q=0, zh;q=0.1", "zh-CN", "accept-language"],
	[undefined, "en;q=0, *;q=0.5", "zh-CN", "accept-language"],
	[undefined, "*", "en-US", "accept-language"],
	// Then the default locale
	[undefined, undefined, "en-US", "default"],
	[undefined, "", "en-US", "default"],
	[undefined, "xx-AE,xx;q=0.9", "en-US", "default"],
	[undefined, "zh;q=0", "en-US", "default"],
	[undefined, "en;q=0", "en-US", "default"],
	[undefined, "\u0000garbage;;;", "en-US", "default"],
])(
	"with the cookie %j and Accept-Language %j, the root locale is %s by %s",
	(cookie, acceptLanguage, locale, source) => {
		expect(chooseRootLocale(cookie, acceptLanguage)).toEqual({
			locale,
			source,
		});
	},
);

test.each([true, false])(
	"the locale cookie lasts 365 days on the whole site and is secure only on https (%s)",
	(isSecure) => {
		expect(localeCookieOptions(isSecure)).toEqual({
			maxAge: 31_536_000_000,
			path: "/",
			sameSite: "lax",
			secure: isSecure,
		});
	},
);
