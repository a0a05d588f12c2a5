import type { RequestListener } from "node:http";
import compression from "compression";
import cookieParser from "cookie-parser";
import express from "express";
import { routes } from "../shared/routes.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import { answerDesk } from "./desk/answer-desk.ts";
import { answerLiveness, answerReadiness } from "./discovery/answer-health.ts";
import { createEndpoints } from "./discovery/create-endpoints.ts";
import { refuseWhileDown } from "./enquiries/store-retry.ts";
import { answerForms } from "./enquiries/take-form.ts";
import { answerGet } from "./errors/answer-get.ts";
import { handleErrors } from "./errors/handle-errors.ts";
import { refuseRequest } from "./errors/refuse-request.ts";
import { serveKeptFiles } from "./files/serve-kept-files.ts";
import { answerCachedImages } from "./images/answer-cached-images.ts";
import { answerImage } from "./images/answer-image.ts";
import { createRequestObserver } from "./log/observe-requests.ts";
import { findPage, unlessPage } from "./middleware/find-page.ts";
import { guardPages, requireToken } from "./middleware/guard-pages.ts";
import { guessLocale } from "./middleware/guess-locale.ts";
import { identifyRequest, logRequests } from "./middleware/log-requests.ts";
import { parseRequestTarget } from "./middleware/parse-target.ts";
import { redirectToCanonical } from "./middleware/redirect-to-canonical.ts";
import { runRouteMiddleware } from "./middleware/run-route-middleware.ts";
import { setBuildId } from "./middleware/set-build-id.ts";
import { setSecurityHeaders } from "./middleware/set-security-headers.ts";
import { answerCachedPages } from "./pages/cache/answer-cached-pages.ts";
import { renderPages } from "./pages/render/render-pages.ts";
import { answerLogin } from "./session/take-login.ts";

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
	const next = answerCachedPages(app, { ...deps, siteOrigin, observe });
	const { memory } = deps.images;
	return answerCachedImages({ app, memory, observe, next });
}
