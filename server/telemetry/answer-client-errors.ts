import type { Router } from "express";
import * as z from "zod";
import {
	assetPattern,
	clientErrorsPath,
	type ErrorKind,
	errorKinds,
	framePattern,
	maskMessage,
	maximalFrames,
	maximalMessage,
} from "../../shared/client-errors.ts";
import { localeCodes } from "../../shared/locales.ts";
import { routes } from "../../shared/routes.ts";
import type { ProblemDependencies } from "../errors/send-problem.ts";
import type { AssetManifest } from "../files/asset-manifest.ts";
import type { KeptBuilds } from "../files/kept-builds.ts";
import type { Metrics } from "../log/metrics.ts";
import { refuseForeignPosts } from "../middleware/refuse-foreign.ts";
import { jsonType } from "../middleware/require-type.ts";
import { createLineShare, createShare } from "./client-shares.ts";
import type { SourceMaps } from "./source-maps.ts";
import { nameFaults, takeBeacons } from "./take-beacons.ts";

interface ClientErrorDependencies extends ProblemDependencies {
	readonly countClientError: (labels: { readonly kind: ErrorKind }) => void;
	readonly sourceMaps: SourceMaps;
	readonly keptBuilds: KeptBuilds;
	readonly assets: AssetManifest;
}

/**
 * Adds the number of browser errors.
 *
 * @returns a function that counts one.
 */
export function addClientErrorMetrics(
	metrics: Metrics,
): ClientErrorDependencies["countClientError"] {
	return metrics.makeCounter(
		"client_errors_total",
		"Errors that pages met in browsers, by how they came about.",
		["kind"],
		errorKinds.map((kind) => ({ kind })),
	);
}

const wholly = ({ source }: RegExp) => new RegExp(`${source}$`);

const report = z.object({
	kind: z.enum(errorKinds),
	page: z
		.string()
		.refine((id) => Object.hasOwn(routes, id))
		.optional(),
	locale: z.enum(localeCodes).optional(),
	message: z.string().max(maximalMessage),
	frames: z.array(z.string().regex(wholly(framePattern))).max(maximalFrames),
	file: z.string().regex(wholly(assetPattern)).optional(),
});
type Report = z.output<typeof report>;

const allowed = {
	kind: errorKinds.join(", "),
	page: "the name of a row of the route table",
	locale: localeCodes.join(", "),
	message: `a text of ${maximalMessage} characters at most`,
	frames: `${maximalFrames} at most, as /assets/{name}.js:{line}:{column}`,
	file: "an address as /assets/{name}.js",
};

/**
 * Accepts errors from pages. Errors of scripts from a known build are counted, and a few are logged
 * with source positions from the private source maps. All others are discarded.
 */
export function answerClientErrors(
	deps: ClientErrorDependencies,
	siteOrigin: string,
): Router {
	const mayLog = createLineShare();
	return takeBeacons(deps, {
		path: clientErrorsPath,
		types: [jsonType],
		guards: [refuseForeignPosts(siteOrigin)],
		share: createShare(100, 10),
		take(body, address) {
			const { success, data, error } = report.safeParse(body);
			if (!success) return nameFaults(error, allowed);
			note(deps, data, () => mayLog(address)).catch((cause: unknown) =>
				deps.logger.error({ err: cause }, "source map cannot be read"),
			);
			return undefined;
		},
	});
}

async function note(
	deps: ClientErrorDependencies,
	{ kind, page, locale, message, frames, file }: Report,
	mayLog: () => boolean,
): Promise<void> {
	const known = await keepIf(frames, (frame) =>
		isOurs(deps, frame.replace(/:.*/, "")),
	);
	if (kind !== "chunk" && known.length === 0) return;
	deps.countClientError({ kind });
	if (!mayLog()) return;
	const stack = await Promise.all(known.map(deps.sourceMaps.resolve));
	const lost = file && ((await isOurs(deps, file)) ? file : "other");
	const clientError = { kind, page, locale, message: maskMessage(message) };
	deps.logger.warn(
		{ clientError: { ...clientError, stack, file: lost } },
		"client error",
	);
}

/** Whether a URL is a script or style of the running build or of a kept one. */
async function isOurs(
	{ assets, sourceMaps, keptBuilds }: ClientErrorDependencies,
	address: string,
): Promise<boolean> {
	return (
		sourceMaps.has(address) ||
		[assets.stylesheet, assets.staffStylesheet, assets.oldStylesheet].includes(
			address,
		) ||
		(await keptBuilds.findAsset(address)) !== undefined
	);
}

async function keepIf<Item>(
	items: readonly Item[],
	isKept: (item: Item) => Promise<boolean>,
): Promise<readonly Item[]> {
	const kept = await Promise.all(items.map(isKept));
	return items.filter((_item, index) => kept[index]);
}
