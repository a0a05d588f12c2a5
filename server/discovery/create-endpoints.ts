import { type RequestHandler, Router } from "express";
import { localeCodes } from "../../shared/locales.ts";
import { feedHref } from "../../shared/pages/feed-address.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import { answerEnquiries } from "../enquiries/answer-enquiries.ts";
import { answerGet } from "../errors/answer-get.ts";
import {
	answerLocaleMessages,
	answerNamespaceMessages,
} from "../files/answer-messages.ts";
import { answerMetrics } from "../log/answer-metrics.ts";
import { switchLocale } from "../middleware/switch-locale.ts";
import { answerSession } from "../session/answer-session.ts";
import { answerBuildMeta, answerLatestBuild } from "./answer-builds.ts";
import { answerFeed } from "./answer-feed.ts";
import { answerLlms } from "./answer-llms.ts";
import {
	answerRobots,
	answerSitemap,
	answerWebManifest,
} from "./answer-sitemap.ts";

/** Makes what answers programs and forms, at paths where there are no pages. */
export function createEndpoints(deps: AppDependencies): Router {
	const { config, assets, messages } = deps;
	const { siteOrigin } = config;
	const router = Router({ caseSensitive: true, strict: true });
	const get = (path: string, handler: RequestHandler<never>) =>
		answerGet(router, path, handler);

	if (config.metricsToken)
		get("/metrics", answerMetrics(config.metricsToken, deps.metrics));
	get("/builds/latest.json", answerLatestBuild(assets));
	get("/builds/meta/:file", answerBuildMeta(assets, deps.keptBuilds));
	get(
		"/_i18n/:locale/messages.json",
		answerLocaleMessages(messages, config.uncacheableLocales),
	);
	get(
		"/_i18n/:locale/:file",
		answerNamespaceMessages(messages, assets, deps.keptBuilds),
	);
	get("/sitemap.xml", answerSitemap(siteOrigin, deps.revisions));
	get("/robots.txt", answerRobots(siteOrigin));
	get("/site.webmanifest", answerWebManifest());
	get("/llms.txt", answerLlms(siteOrigin, messages));
	for (const locale of localeCodes)
		get(feedHref(locale), answerFeed(siteOrigin, messages, locale));
	router.use(answerEnquiries(deps, siteOrigin));
	router.use(answerSession(deps, siteOrigin));
	router.use(switchLocale(siteOrigin));
	return router;
}
