import type { RequestHandler } from "express";
import createError from "http-errors";
import { localeCodes, localizePath } from "../../shared/locales.ts";
import { type Route, routes } from "../../shared/routes.ts";
import type { AssetManifest } from "../asset-manifest.ts";

/** The build that runs now. Clients poll this to notice a deployment. */
export function answerLatestBuild({
	buildId,
	timestamp,
}: AssetManifest): RequestHandler {
	return (_req, res) => {
		res.setHeader("Cache-Control", "no-store");
		res.json({ id: buildId, timestamp });
	};
}

/** The route rules of a build, by path. */
export function answerBuildMeta({
	buildId,
	timestamp,
}: AssetManifest): RequestHandler<{
	file: string;
}> {
	const meta = {
		id: buildId,
		timestamp,
		matcher: makeMatcher(),
		prerendered: [],
	};
	return (req, res) => {
		if (req.params.file !== `${buildId}.json`)
			throw createError(404, "Unknown build.");
		res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
		res.json(meta);
	};
}

type Rules = Record<
	string,
	{ layout: string; index: boolean; middleware?: readonly string[] }
>;

function makeMatcher(): { static: Rules; wildcard: Rules; dynamic: Rules } {
	const matcher = { static: {} as Rules, wildcard: {}, dynamic: {} as Rules };
	for (const route of Object.values<Route>(routes)) {
		for (const locale of localeCodes) {
			const kind = route.params ? matcher.dynamic : matcher.static;
			kind[localizePath(route.path, locale)] = {
				layout: route.layout,
				index: !route.noindex,
				...(route.middleware ? { middleware: route.middleware } : {}),
			};
		}
	}
	return matcher;
}
