import compression from "compression";
import cookieParser from "cookie-parser";
import express, { type Express, type RequestHandler } from "express";
import type { Logger } from "pino";
import { feedHref } from "../shared/feed.ts";
import { localeCodes } from "../shared/locales.ts";
import { type PageId, type Route, routes } from "../shared/routes.ts";
import type { AssetManifest } from "./asset-manifest.ts";
import type { Config } from "./config.ts";
import type { Desk } from "./desk/desk-store.ts";
import { answerBuildMeta, answerLatestBuild } from "./endpoints/builds.ts";
import { answerDesk } from "./endpoints/desk.ts";
import {
	answerRobots,
	answerSitemap,
	answerWebManifest,
} from "./endpoints/discovery.ts";
import type { Revisions } from "./endpoints/discovery-revisions.ts";
import { answerEnquiries } from "./endpoints/enquiries.ts";
import { answerForms } from "./endpoints/enquiries-form.ts";
import { answerFeed } from "./endpoints/feed.ts";
import {
	answerLiveness,
	answerReadiness,
	type Readiness,
} from "./endpoints/health.ts";
import {
	answerImage,
	type ImageDependencies,
} from "./endpoints/images/answer-image.ts";
import { answerLlms } from "./endpoints/llms.ts";
import {
	answerLocaleMessages,
	answerNamespaceMessages,
} from "./endpoints/messages.ts";
import { answerSession } from "./endpoints/session.ts";
import { answerLogin } from "./endpoints/session-form.ts";
import { switchLocale } from "./endpoints/switch-locale.ts";
import type { EnquiryDependencies } from "./enquiries/receive-enquiry.ts";
import { refuseWhileDown } from "./enquiries/store-retry.ts";
import type { ErrorPageOptions } from "./errors/error-page.ts";
import { handleErrors } from "./errors/handle-errors.ts";
import { refuseMethod, refuseRequest } from "./errors/refuse-request.ts";
import { findPage } from "./middleware/find-page.ts";
import {
	guardPages,
	requireToken,
	type VerifyToken,
} from "./middleware/guard-pages.ts";
import { guessLocale } from "./middleware/guess-locale.ts";
import { identifyRequest, logRequests } from "./middleware/log-requests.ts";
import { parseRequestTarget } from "./middleware/parse-target.ts";
import { redirectToCanonical } from "./middleware/redirect-to-canonical.ts";
import { runRouteMiddleware } from "./middleware/run-route-middleware.ts";
import { setBuildId } from "./middleware/set-build-id.ts";
import { setSecurityHeaders } from "./middleware/set-security-headers.ts";
import { renderPages } from "./render/render-pages.ts";
import type { PageDependencies } from "./render/stream-page.ts";
import type { SignIn } from "./session/sign-in.ts";

/** All that the app needs from outside. */
export interface AppDependencies extends Omit<PageDependencies, "siteOrigin"> {
	readonly config: Config;
	readonly logger: Logger;
	readonly assets: AssetManifest;
	readonly readiness: Readiness;
	readonly serveFiles: RequestHandler;
	readonly images: ImageDependencies;
	/** When pages were last changed. Where it is not known, the sitemap does not say. */
	readonly revisions: Revisions;
	readonly enquiries: EnquiryDependencies;
	readonly desk: Desk;
	readonly renderErrorPage: (options: ErrorPageOptions) => string;
	readonly signIn: SignIn;
	readonly verifyToken: VerifyToken;
	/** The route table, where its middleware differs from the site's. */
	readonly routes?: Readonly<Record<PageId, Route>>;
}

/**
 * The request pipeline, in the order in which a request meets it.
 *
 * @throws when a route names middleware that does not exist.
 */
export function createApp(deps: AppDependencies): Express {
	const { config, assets, messages } = deps;
	const { siteOrigin } = config;
	const requireSignIn = requireToken(deps.verifyToken, messages);
	const app = express();
	app.disable("x-powered-by");
	app.disable("etag");
	app.enable("case sensitive routing");
	app.enable("strict routing");
	app.set("trust proxy", config.trustProxy);
	const get = (path: string, handler: RequestHandler<never>) =>
		app.route(path).get(handler).all(refuseMethod);

	app.use(parseRequestTarget);
	app.use(identifyRequest);
	app.use(setSecurityHeaders(siteOrigin));
	app.use(setBuildId(assets.buildId));
	get("/healthz", answerLiveness);
	app.get("/readyz", refuseWhileDown(deps.enquiries.store));
	get("/readyz", answerReadiness(deps.readiness));
	app.use(logRequests(deps.logger));
	app.use(deps.serveFiles);
	get("/_image", answerImage(deps.images));
	app.use(compression());
	get("/builds/latest.json", answerLatestBuild(assets));
	get("/builds/meta/:file", answerBuildMeta(assets));
	get(
		"/_i18n/:locale/messages.json",
		answerLocaleMessages(messages, config.uncacheableLocales),
	);
	get("/_i18n/:locale/:file", answerNamespaceMessages(messages, assets));
	get("/sitemap.xml", answerSitemap(siteOrigin, deps.revisions));
	get("/robots.txt", answerRobots(siteOrigin));
	get("/site.webmanifest", answerWebManifest());
	get("/llms.txt", answerLlms(siteOrigin, messages));
	for (const locale of localeCodes)
		get(feedHref(locale), answerFeed(siteOrigin, messages, locale));
	app.use(answerEnquiries(deps, siteOrigin));
	app.use(answerSession(deps, siteOrigin));
	app.use(switchLocale(siteOrigin));
	app.use(redirectToCanonical(siteOrigin));
	app.use(findPage);
	app.use(cookieParser());
	app.use(guessLocale(siteOrigin));
	app.use(guardPages(config.guardExemptPaths, requireSignIn));
	app.use(runRouteMiddleware(deps.routes ?? routes, { auth: requireSignIn }));
	app.use(answerForms({ ...deps, siteOrigin }));
	app.use(answerLogin({ ...deps, siteOrigin }));
	app.use(answerDesk({ ...deps, siteOrigin }, requireSignIn));
	app.use(renderPages({ ...deps, siteOrigin }));
	app.use(refuseRequest);
	app.use(handleErrors(deps.renderErrorPage, deps.logger));
	return app;
}
