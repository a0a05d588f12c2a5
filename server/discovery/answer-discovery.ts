import type { RequestHandler, Router } from "express";
import { brand, brandName } from "../../shared/brand.ts";
import {
	defaultLocale,
	localeCodes,
	locales,
	localizePath,
} from "../../shared/locales.ts";
import { feedHref } from "../../shared/pages/file-addresses.ts";
import { today } from "../../shared/today.ts";
import { answerGet, createRouter } from "../errors/answer-methods.ts";
import { answerFeed } from "./answer-feed.ts";
import { answerLlms } from "./answer-llms.ts";
import { answerSitemap } from "./answer-sitemap.ts";
import { answerText, type DiscoveryDependencies } from "./answer-text.ts";

/** Serves the files by which programs discover the site's pages. */
export function answerDiscovery(deps: DiscoveryDependencies): Router {
	const { siteOrigin } = deps;
	// These say the same to everybody.
	const open = { ...deps, textGuard: undefined };
	const router = createRouter();
	answerGet(router, "/sitemap.xml", answerSitemap(deps));
	answerGet(
		router,
		"/robots.txt",
		answerText(open, "text/plain", () => writeRobots(siteOrigin)),
	);
	answerGet(
		router,
		"/site.webmanifest",
		answerText(open, "application/manifest+json", () =>
			JSON.stringify(webManifest),
		),
	);
	answerGet(router, securityPath, answerSecurity(siteOrigin));
	answerGet(router, "/llms.txt", answerLlms(deps));
	for (const locale of localeCodes)
		answerGet(router, feedHref(locale), answerFeed(deps, locale));
	return router;
}

/** What robots may fetch, and where the sitemap is. */
function writeRobots(siteOrigin: string): string {
	return `User-agent: *
Disallow: /api/

Sitemap: ${siteOrigin}/sitemap.xml
`;
}

const webManifest = {
	name: brandName(defaultLocale),
	short_name: brand.short,
	lang: defaultLocale,
	start_url: localizePath("/", defaultLocale),
	scope: "/",
	display: "minimal-ui",
	background_color: "#ffffff",
	theme_color: brand.themeColor,
	icons: [
		{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
		{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
		{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
	],
};

/** Contact for reporting vulnerabilities (RFC 9116). */
const securityPath = "/.well-known/security.txt";

const dayMs = 24 * 60 * 60 * 1000;

/** Days until the information expires; RFC 9116 recommends less than a year. */
const goodDays = 180;

/** Serves `security.txt`. The expiry date moves on as long as the server runs. */
function answerSecurity(siteOrigin: string): RequestHandler {
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
