import type { RequestListener } from "node:http";
import cookieParser from "cookie-parser";
import express from "express";
import { imagePath } from "../shared/endpoints.ts";
import { routes } from "../shared/routes.ts";
import { answerAudit, answerAuditCsv } from "./audit/answer-audit.ts";
import { isDevelopment } from "./config/is-development.ts";
import { serveDatedCards } from "./content/serve-dated-cards.ts";
import { showPreview } from "./content/show-preview.ts";
import type { AppDependencies } from "./dependencies.ts";
import { answerDesk } from "./desk/answer-desk.ts";
import { answerDeskFiles } from "./desk/desk-files.ts";
import { answerBuilds } from "./discovery/answer-builds.ts";
import { answerDiscovery } from "./discovery/answer-discovery.ts";
import { answerHealth } from "./discovery/answer-health.ts";
import { answerEnquiries } from "./enquiries/answer-enquiries.ts";
import { takeForms } from "./enquiries/take-forms.ts";
import { answerGet } from "./errors/answer-methods.ts";
import { handleErrors } from "./errors/handle-errors.ts";
import { refuseRequest } from "./errors/refuse-request.ts";
import { answerMessages } from "./files/answer-messages.ts";
import { compressResponses } from "./files/compress-responses.ts";
import { guardCardPictures, guardCards } from "./files/guard-cards.ts";
import { serveDictionaryForms } from "./files/serve-dictionary-forms.ts";
import { serveKeptFiles } from "./files/serve-kept-files.ts";
import { answerCachedImages } from "./images/answer-cached-images.ts";
import { answerImage } from "./images/answer-image.ts";
import { answerMetrics } from "./log/answer-metrics.ts";
import { createRequestObserver } from "./log/observe-requests.ts";
import { findPage } from "./middleware/find-page.ts";
import { guardPages, requireToken } from "./middleware/guard-pages.ts";
import { createTextGuard } from "./middleware/guard-texts.ts";
import { guessLocale } from "./middleware/guess-locale.ts";
import {
	identifyRequest,
	setRequestId,
} from "./middleware/identify-request.ts";
import { logRequests } from "./middleware/log-requests.ts";
import { parseRequestTarget } from "./middleware/parse-target.ts";
import { redirectToCanonical } from "./middleware/redirect-to-canonical.ts";
import { refuseForeignHosts } from "./middleware/refuse-foreign-hosts.ts";
import { runInFront } from "./middleware/run-in-front.ts";
import { runRouteMiddleware } from "./middleware/run-route-middleware.ts";
import { setBuildId } from "./middleware/set-build-id.ts";
import { setSecurityHeaders } from "./middleware/set-security-headers.ts";
import { switchLocale } from "./middleware/switch-locale.ts";
import { takePagePosts } from "./middleware/take-page-posts.ts";
import { warnOfProxy } from "./middleware/warn-of-proxy.ts";
import { answerCachedPages } from "./pages/cache/answer-cached-pages.ts";
import { renderPages } from "./pages/render/render-pages.ts";
import { answerSuggestions, showSearch } from "./search/answer-search.ts";
import { answerSession } from "./session/answer-session.ts";
import { takeLogin } from "./session/take-login.ts";
import { answerAccounts } from "./staff/answer-accounts.ts";
import { answerPasskeys } from "./staff/answer-passkeys.ts";
import { answerSessions } from "./staff/answer-sessions.ts";
import { requireRecent } from "./staff/confirm-staff.ts";
import { takeInvite } from "./staff/take-invite.ts";
import { answerClientErrors } from "./telemetry/answer-client-errors.ts";
import { answerReports } from "./telemetry/answer-reports.ts";
import { answerVitals } from "./telemetry/answer-vitals.ts";
import { traceRequests } from "./tracing/trace-requests.ts";

/**
 * The request pipeline, in order.
 *
 * @throws when a route names unregistered middleware.
 */
export function createApp(deps: AppDependencies): RequestListener {
	const { config, assets } = deps;
	const { siteOrigin } = config;
	const pages = { ...deps, siteOrigin };
	const requireSignIn = requireToken(deps.verifyToken, deps.messages);
	const textGuard = createTextGuard(
		config.guardExemptPaths,
		deps.verifyToken,
		deps.editions.datedPages,
	);
	const observe = createRequestObserver(deps);
	const app = express();
	app.disable("x-powered-by");
	app.disable("etag");
	app.enable("case sensitive routing");
	app.enable("strict routing");
	app.set("trust proxy", config.trustProxy);

	// Cached responses skip every later step and repeat the headers listed in `cachedHeaders`.
	const inFront = [
		parseRequestTarget,
		...(isDevelopment ? [refuseForeignHosts(config)] : []),
		identifyRequest(app),
		traceRequests(app, config.tracing),
		warnOfProxy(app, config.trustProxy, deps.logger),
		answerCachedImages({ ...deps, memory: deps.images.memory, observe }),
		answerCachedPages({ ...pages, observe }),
	];

	app.use(setRequestId);
	app.use(setSecurityHeaders(config));
	app.use(setBuildId(assets.buildId));
	app.use(answerHealth(deps.readiness, deps.enquiries.store));
	app.use(logRequests(observe));
	app.use(guardCards(textGuard));
	app.use(serveDictionaryForms(deps.dictionaryForms));
	app.use(deps.serveFiles);
	app.use(serveDatedCards(deps.editions, deps.findDatedCard, textGuard));
	app.use(serveKeptFiles(deps.keptBuilds));
	answerGet(
		app,
		imagePath,
		...guardCardPictures(textGuard),
		answerImage(deps.images),
	);
	app.use(compressResponses);
	app.use(answerMetrics(config.metricsToken, deps.metrics));
	app.use(answerBuilds(assets, deps.keptBuilds));
	app.use(answerMessages({ ...deps, textGuard }));
	app.use(answerDiscovery({ ...pages, textGuard }));
	app.use(answerSuggestions({ ...deps, textGuard }));
	app.use(answerReports(deps));
	app.use(answerVitals(deps, siteOrigin));
	app.use(answerClientErrors(deps, siteOrigin));
	app.use(answerEnquiries(deps, siteOrigin));
	app.use(answerPasskeys(pages));
	app.use(answerSession(pages));
	// Before all that can fail with a page, which is in the visitor's theme.
	app.use(cookieParser());
	app.use(findPage({ ...deps, previewSecret: config.previewSecret }));
	app.use(redirectToCanonical(siteOrigin));
	app.use(switchLocale(siteOrigin));
	app.use(guessLocale(siteOrigin));
	app.use(guardPages(config.guardExemptPaths, requireSignIn));
	app.use(runRouteMiddleware(deps.routes ?? routes, { auth: requireSignIn }));
	app.use(showPreview(pages));
	app.use(
		takePagePosts(
			{ ...pages, requireSignIn },
			{
				...takeForms(deps),
				login: takeLogin(pages),
				invite: takeInvite(pages),
				search: showSearch({ ...deps, textGuard }),
				desk: answerDesk({ ...deps, messages: deps.allMessages }),
				deskAudit: answerAudit(deps),
				staff: answerAccounts(pages),
				sessions: answerSessions(pages),
			},
		),
	);
	app.use(
		answerDeskFiles(
			{ ...deps, messages: deps.allMessages },
			requireSignIn,
			requireRecent(deps),
		),
	);
	app.use(answerAuditCsv(deps, requireSignIn, requireRecent(deps)));
	app.use(renderPages(pages));
	app.use(refuseRequest);
	app.use(handleErrors(deps.renderErrorPage, deps.logger));

	return runInFront(inFront, app);
}
