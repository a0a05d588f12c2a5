import path from "node:path";
import type { Logger } from "pino";
import type { Route } from "../shared/pages/route.ts";
import type { PageId } from "../shared/routes.ts";
import { isGuarded } from "../shared/sign-in-rules.ts";
import type { Config } from "./config/config.ts";
import {
	type SendCachedAnswer,
	sendPlainly,
} from "./connections/cached-answers.ts";
import { checkFastAnswers } from "./connections/check-fast-answers.ts";
import { createFastSender } from "./connections/fast-sender.ts";
import { followEditions } from "./content/edition.ts";
import { createEditions } from "./content/editions.ts";
import { startRetention } from "./database/erasure/retention.ts";
import { openDatabase } from "./database/open-database.ts";
import { createHandlers } from "./delivery/delivery-handlers.ts";
import { createDeliveries } from "./delivery/delivery-worker.ts";
import { createOutbox } from "./delivery/outbox.ts";
import { createDesk } from "./desk/desk-store.ts";
import type { Readiness } from "./discovery/answer-health.ts";
import { createEnquiryStore } from "./enquiries/enquiry-store.ts";
import { renderErrorShells } from "./errors/error-shell.tsx";
import { createErrorPage } from "./errors/render-error-page.ts";
import { collectAssets, collectContents } from "./files/collect-contents.ts";
import { createDictionaryForms } from "./files/dictionary-forms.ts";
import { openKeptBuilds } from "./files/kept-builds.ts";
import { openImageCache } from "./images/image-cache.ts";
import { createImageMemory } from "./images/image-memory.ts";
import { createImageQueues } from "./images/obtain-image.ts";
import type { Log } from "./log/logger.ts";
import { createMetrics } from "./log/metrics.ts";
import {
	addDiskMetrics,
	addProcessMetrics,
	addReadinessMetrics,
} from "./log/process-metrics.ts";
import {
	addDeliveryMetrics,
	addEnquiryMetrics,
	addImageMetrics,
	addOutboxMetrics,
	addSearchMetrics,
} from "./log/work-metrics.ts";
import type { VerifyToken } from "./middleware/guard-pages.ts";
import { createPageCache } from "./pages/cache/page-cache.ts";
import { createDocumentMaker } from "./pages/render/document.ts";
import type { Build } from "./read-build.ts";
import { createSearch } from "./search/create-search.ts";
import { createSignIn } from "./session/sign-in.ts";
import { createStaff } from "./staff/staff-accounts.ts";
import { addClientErrorMetrics } from "./telemetry/answer-client-errors.ts";
import { addVitalMetrics } from "./telemetry/answer-vitals.ts";
import type { SpanExporter } from "./tracing/export-spans.ts";
import { createUploadScanner } from "./uploads/upload-scanner.ts";

const imageCacheBytes = 256 * 1024 * 1024;
const renderDeadlineMs = 5000;

/** Everything that the app and the services beside it need from outside. */
type ServerDependencies = Awaited<ReturnType<typeof buildDependencies>>;

/** Everything that the app needs from outside. */
export type AppDependencies = Omit<
	ServerDependencies,
	"database" | "deliveries" | "spans" | "startRetention"
> & {
	/** Overrides the site's route table. */
	readonly routes?: Readonly<Record<PageId, Route>>;
};

/**
 * Builds the dependencies from the configuration and the build.
 *
 * @param now milliseconds since 1970.
 */
export async function buildDependencies(
	config: Config,
	build: Build,
	{ logger, logDestination }: Log,
	readiness: Readiness,
	now: () => number = () => Date.now(),
) {
	const { assets, messages: allMessages } = build;
	const editions = createEditions({
		messages: allMessages,
		dated: build.dated,
		now,
		showsHidden: config.showsUnpublished,
	});
	const messages = followEditions(editions, allMessages.instance);
	const imageCache = openImageCache(
		path.join(config.dataDir, "images"),
		imageCacheBytes,
		logger,
	);
	const database = await openDatabase(config, { logger });
	const spans = await openSpans(config.tracing, logger);
	const metrics = createMetrics();
	addProcessMetrics(metrics, assets.buildId);
	const pageCache = createPageCache(config.pageCacheBytes, now);
	metrics.addGauge(
		"page_cache_bytes",
		"Bytes of cached pages.",
		pageCache.size,
	);
	const outbox = createOutbox(database);
	addOutboxMetrics(metrics, outbox);
	const imageQueues = createImageQueues();
	addImageMetrics(metrics, imageQueues);
	const deliveries = createDeliveries({
		outbox,
		handlers: createHandlers(config, allMessages),
		logger,
		count: addDeliveryMetrics(metrics),
	});
	const store = createEnquiryStore(database, now);
	addReadinessMetrics(metrics, readiness, store);
	addDiskMetrics(metrics, config.dataDir);
	const signIn = createSignIn({
		database,
		passwordHash: config.staffPasswordHash,
	});
	const verifyToken: VerifyToken = signIn.identify;
	const search = createSearch(
		editions.current,
		build.simplify,
		(page) => !isGuarded(page, config.guardExemptPaths),
	);
	addSearchMetrics(metrics, search);
	const desk = createDesk(database);
	const staff = createStaff({ database, config, messages: allMessages });
	const keptBuilds = openKeptBuilds({
		folder: path.join(config.dataDir, "builds"),
		buildId: assets.buildId,
		collect: () => collectContents(build.client, assets, editions.lasting),
		logger,
	});
	return {
		config,
		logger,
		logDestination,
		sendCachedAnswer: await chooseSender(logger),
		metrics,
		spans,
		/** Absent if spans are not exported. */
		exportSpan: spans?.add,
		countVitals: addVitalMetrics(metrics),
		countClientError: addClientErrorMetrics(metrics),
		sourceMaps: build.sourceMaps,
		assets,
		messages,
		revisions: build.revisions,
		makeTree: build.makeTree,
		readiness,
		renderDeadlineMs,
		makeDocument: createDocumentMaker(config.siteOrigin, assets),
		editions,
		/** All messages, including those of unpublished vacancies; for staff only. */
		allMessages,
		/** Milliseconds since 1970. */
		now,
		findDatedCard: build.findDatedCard,
		pageCache,
		serveFiles: build.serveFiles,
		keptBuilds,
		dictionaryForms: createDictionaryForms({
			collect: () => collectAssets(build.client),
			keptBuilds,
			logger,
		}),
		enquiries: {
			store,
			rateLimit: config.enquiryRateLimit,
			now,
			deliveries: deliveries.kinds,
			scan: config.uploadScanner && createUploadScanner(config.uploadScanner),
			onStored: deliveries.nudge,
			count: addEnquiryMetrics(metrics),
		},
		database,
		deliveries,
		startRetention: () =>
			startRetention({ database, days: config.enquiryRetentionDays, logger }),
		desk,
		images: {
			folder: build.client,
			hosts: config.imageHosts,
			cache: imageCache,
			memory: createImageMemory(),
			queues: imageQueues,
			logger,
		},
		renderErrorPage: createErrorPage(
			build.errorMessages,
			assets,
			renderErrorShells(editions.lasting, logger),
		),
		search,
		signIn,
		staff,
		verifyToken,
	};
}

/** Loads the span exporter only if tracing is configured. */
async function openSpans(
	tracing: Config["tracing"],
	logger: Logger,
): Promise<SpanExporter | undefined> {
	if (!tracing) return undefined;
	const { createSpanExporter } = await import("./tracing/export-spans.ts");
	return createSpanExporter({ tracing, logger });
}

/** The fast sender if this Node's internals pass the check, otherwise the plain one. */
async function chooseSender(logger: Logger): Promise<SendCachedAnswer> {
	if (await checkFastAnswers()) return createFastSender();
	logger.warn("this Node is not as expected: cached answers are sent slowly");
	return sendPlainly;
}
