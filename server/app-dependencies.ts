import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { Route } from "../shared/pages/route.ts";
import type { PageId } from "../shared/routes.ts";
import type { Config } from "./config/config.ts";
import type { SendCachedAnswer } from "./connections/cached-answers.ts";
import type { FindDatedCard } from "./content/serve-dated-cards.ts";
import type { Desk } from "./desk/desk-store.ts";
import type { Readiness } from "./discovery/answer-health.ts";
import type { Revisions } from "./discovery/revisions.ts";
import type { EnquiryDependencies } from "./enquiries/receive-enquiry.ts";
import type { ErrorPageOptions } from "./errors/render-error-page.ts";
import type { AssetManifest } from "./files/asset-manifest.ts";
import type { DictionaryForms } from "./files/dictionary-forms.ts";
import type { KeptBuilds } from "./files/kept-builds.ts";
import type { Messages } from "./i18n.ts";
import type { ImageDependencies } from "./images/answer-image.ts";
import type { LogDestination } from "./log/log-destination.ts";
import type { Metrics } from "./log/metrics.ts";
import type { VerifyToken } from "./middleware/guard-pages.ts";
import type { PageDependencies } from "./pages/render/start-page.ts";
import type { Search } from "./search/create-search.ts";
import type { SignIn } from "./session/sign-in.ts";
import type { Staff } from "./staff/staff-accounts.ts";
import type { ClientErrorDependencies } from "./telemetry/answer-client-errors.ts";
import type { SourceMaps } from "./telemetry/source-maps.ts";
import type { CountVitals } from "./telemetry/vital-metrics.ts";
import type { Span } from "./tracing/trace-context.ts";

/** Everything the app needs from outside. */
export interface AppDependencies extends Omit<PageDependencies, "siteOrigin"> {
	readonly config: Config;
	readonly logger: Logger;
	readonly logDestination: LogDestination;
	readonly sendCachedAnswer: SendCachedAnswer;
	readonly metrics: Metrics;
	/** Absent if spans are not exported. */
	readonly exportSpan?: ((span: Span) => void) | undefined;
	readonly countVitals: CountVitals;
	readonly countClientError: ClientErrorDependencies["countClientError"];
	/** Source maps of the scripts that the running build sends to browsers. */
	readonly sourceMaps: SourceMaps;
	readonly assets: AssetManifest;
	readonly readiness: Readiness;
	readonly serveFiles: RequestHandler;
	readonly keptBuilds: KeptBuilds;
	readonly dictionaryForms: DictionaryForms;
	readonly images: ImageDependencies;
	/** When pages last changed. The sitemap omits unknown dates. */
	readonly revisions: Revisions;
	readonly enquiries: EnquiryDependencies;
	readonly desk: Desk;
	readonly renderErrorPage: (options: ErrorPageOptions) => string;
	readonly search: Search;
	readonly signIn: SignIn;
	readonly staff: Staff;
	readonly verifyToken: VerifyToken;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** All messages, including those of unpublished vacancies; for staff only. */
	readonly allMessages: Messages;
	/** Finds the social card of a page that is public only on some days. */
	readonly findDatedCard: FindDatedCard;
	/** Overrides the site's route table. */
	readonly routes?: Readonly<Record<PageId, Route>>;
}
