import type { Router } from "express";
import { localeCodes } from "../../shared/locales.ts";
import { feedHref } from "../../shared/pages/feed-address.ts";
import type { Editions } from "../content/edition.ts";
import { answerGet, createRouter } from "../errors/answer-methods.ts";

import type { TextGuard } from "../middleware/guard-texts.ts";
import { answerFeed } from "./answer-feed.ts";
import { answerLlms } from "./answer-llms.ts";
import { answerRobots } from "./answer-robots.ts";
import { answerSecurity, securityPath } from "./answer-security.ts";
import { answerSitemap } from "./answer-sitemap.ts";
import { answerWebManifest } from "./answer-web-manifest.ts";
import type { Revisions } from "./revisions.ts";

export interface DiscoveryDependencies {
	readonly siteOrigin: string;
	readonly editions: Editions;
	/** When pages last changed. The sitemap omits unknown dates. */
	readonly revisions: Revisions;
	/** Decides who may read about guarded pages; absent if all pages are open. */
	readonly textGuard: TextGuard | undefined;
}

/** Serves the files by which programs discover the site's pages. */
export function answerDiscovery({
	siteOrigin,
	editions,
	revisions,
	textGuard,
}: DiscoveryDependencies): Router {
	const router = createRouter();
	answerGet(
		router,
		"/sitemap.xml",
		answerSitemap(siteOrigin, revisions, textGuard, editions),
	);
	answerGet(router, "/robots.txt", answerRobots(siteOrigin, editions));
	answerGet(router, "/site.webmanifest", answerWebManifest(editions));
	answerGet(router, securityPath, answerSecurity(siteOrigin));
	answerGet(router, "/llms.txt", answerLlms(siteOrigin, textGuard, editions));
	for (const locale of localeCodes)
		answerGet(
			router,
			feedHref(locale),
			answerFeed(siteOrigin, locale, textGuard, editions),
		);
	return router;
}
