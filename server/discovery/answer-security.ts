import type { RequestHandler } from "express";
import { brand } from "../../shared/brand.ts";
import { defaultLocale, localeCodes, locales } from "../../shared/locales.ts";
import { today } from "../../shared/today.ts";

/** Contact for reporting vulnerabilities (RFC 9116). */
export const securityPath = "/.well-known/security.txt";

const dayMs = 24 * 60 * 60 * 1000;

/** Days until the information expires; RFC 9116 recommends less than a year. */
const goodDays = 180;

/** Serves `security.txt`. The expiry date moves on as long as the server runs. */
export function answerSecurity(siteOrigin: string): RequestHandler {
	return (_req, res) => {
		res.setHeader("Cache-Control", "public, max-age=3600");
		res.setHeader("Content-Type", "text/plain; charset=utf-8");
		res.send(writeSecurityText(siteOrigin, today()));
	};
}

/** @param day such as `2026-11-21`; the text is the same all day. */
export function writeSecurityText(siteOrigin: string, day: string): string {
	const expires = new Date(Date.parse(day) + goodDays * dayMs);
	const languages = [
		defaultLocale,
		...localeCodes.filter((code) => code !== defaultLocale),
	].map((code) => locales[code].language);
	return `Contact: mailto:${brand.contact.email}
Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}
Preferred-Languages: ${[...new Set(languages)].join(", ")}
Canonical: ${siteOrigin}${securityPath}
`;
}
