import type { RequestListener } from "node:http";
import compression from "compression";
import cookieParser from "cookie-parser";
import express from "express";
import { routes } from "../shared/routes.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import { answerGet } from "./endpoints/answer-get.ts";
import { createEndpoints } from "./endpoints/create-endpoints.ts";
import { answerDesk } from "./endpoints/desk.ts";
import { answerForms } from "./endpoints/enquiries-form.ts";
import { answerLiveness, answerReadiness } from "./endpoints/health.ts";
import { answerImage } from "./endpoints/images/answer-image.ts";
import { answerReadyImages } from "./endpoints/images/answer-ready-images.ts";
import { answerLogin } from "./endpoints/session-form.ts";
import { refuseWhileDown } from "./enquiries/store-retry.ts";
import { handleErrors } from "./errors/handle-errors.ts";
import { refuseRequest } from "./errors/refuse-request.ts";
import { createRequestObserver } from "./metrics/observe-requests.ts";
import { findPage, unlessPage } from "./middleware/find-page.ts";
import { guardPages, requireToken } from "./middleware/guard-pages.ts";
import { guessLocale } from "./middleware/guess-locale.ts";
import { identifyRequest, logRequests } from "./middleware/log-requests.ts";
import { parseRequestTarget } from "./middleware/parse-target.ts";
import { redirectToCanonical } from "./middleware/redirect-to-canonical.ts";
import { runRouteMiddleware } from "./middleware/run-route-middleware.ts";
import { serveKeptFiles } from "./middleware/serve-kept-files.ts";
import { setBuildId } from "./middleware/set-build-id.ts";
import { setSecurityHeaders } from "./middleware/set-security-headers.ts";
import { answerKeptPages } from "./page-cache/answer-kept-pages.ts";
import { renderPages } from "./render/render-pages.ts";

/**
 * The request pipeline, in the order in which a request meets it; in front of it, pages that are
 * kept are answered without it.
 *
 * @throws when a route names middleware that does not exist.
 */
export function createApp(deps: AppDependencies): RequestListener {
	const { config, assets, messages } = deps;
	const { siteOrigin } = config;
	const requireSignIn = requireToken(deps.verifyToken, messages);
	const observe = createRequestObserver(deps.logger, deps.metrics);
	const app = express();
	app.disable("x-powered-by");
	app.disable("etag");
	app.enable("case sensitive routing");
	app.enable("strict routing");
	app.set("trust proxy", config.trustProxy);

	app.use(parseRequestTarget);
	app.use(identifyRequest);
	app.use(setSecurityHeaders(siteOrigin));
	app.use(setBuildId(assets.buildId));
	answerGet(app, "/healthz", answerLiveness);
	app.get("/readyz", refuseWhileDown(deps.enquiries.store));
	answerGet(app, "/readyz", answerReadiness(deps.readiness));
	app.use(logRequests(observe));
	app.use(findPage);
	app.use(unlessPage(deps.serveFiles));
	app.use(unlessPage(serveKeptFiles(deps.keptBuilds)));
	answerGet(app, "/_image", answerImage(deps.images));
	app.use(compression());
	app.use(unlessPage(createEndpoints(deps)));
	app.use(redirectToCanonical(siteOrigin));
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
	const next = answerKeptPages(app, { ...deps, siteOrigin, observe });
	const { memory } = deps.images;
	return answerReadyImages({ app, memory, observe, next });
}
