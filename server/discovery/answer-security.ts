import type { RequestHandler } from "express";
import { brand } from "../../shared/brand.ts";
import { defaultLocale, localeCodes, locales } from "../../shared/locales.ts";
import { today } from "../../shared/today.ts";

/** Where who has found a hole looks (RFC 9116). */
export const securityPath = "/.well-known/security.txt";

const dayMs = 24 * 60 * 60 * 1000;

/** Days from now on which what it says is good; RFC 9116 wants less than a year. */
const goodDays = 180;

/** Tells whom to tell of a hole. As long as a server runs, what it says is kept up. */
export function answerSecurity(siteOrigin: string): RequestHandler {
	return (_req, res) => {
		res.setHeader("Cache-Control", "public, max-age=3600");
		res.setHeader("Content-Type", "text/plain; charset=utf-8");
		res.send(writeSecurityText(siteOrigin, today()));
	};
}

/** @param day as `2026-11-21`; the text stays the same for as long. */
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
