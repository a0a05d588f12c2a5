import type { RequestHandler, Router } from "express";
import createError from "http-errors";
import { buildMetaPath, latestBuildPath } from "../../shared/endpoints.ts";
import { localeCodes, localizePath } from "../../shared/locales.ts";
import type { Route } from "../../shared/pages/route.ts";
import { routes } from "../../shared/routes.ts";
import { answerGet, createRouter } from "../errors/answer-methods.ts";
import type { AssetManifest } from "../files/asset-manifest.ts";
import type { KeptBuilds } from "../files/kept-builds.ts";

/** Serves the running build's id, and the route rules of builds. */
export function answerBuilds(
	assets: AssetManifest,
	keptBuilds: KeptBuilds,
): Router {
	const { buildId: id, timestamp } = assets;
	const router = createRouter();
	// Clients poll this to detect a deployment.
	answerGet(router, latestBuildPath, (_req, res) => {
		res.setHeader("Cache-Control", "no-store");
		res.json({ id, timestamp });
	});
	answerGet(
		router,
		`${buildMetaPath}/:file`,
		answerBuildMeta(assets, keptBuilds),
	);
	return router;
}

/** The route rules of a build, by path: the running one or a kept one. */
function answerBuildMeta(
	assets: AssetManifest,
	keptBuilds: KeptBuilds,
): RequestHandler<{ file: string }> {
	const own = JSON.stringify(makeBuildMeta(assets));
	return async (req, res) => {
		const { file } = req.params;
		const id = file.replace(/\.json$/, "");
		const isOwn = file === `${assets.buildId}.json`;
		const meta = isOwn
			? own
			: await keptBuilds.readText(id, `${buildMetaPath}/${file}`);
		if (meta === undefined) throw createError(404, "Unknown build.");
		res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
		res.type("application/json").send(meta);
	};
}

/** A build's id, time and route rules. */
export function makeBuildMeta({ buildId, timestamp }: AssetManifest) {
	return { id: buildId, timestamp, matcher: makeMatcher(), prerendered: [] };
}

type Rules = Record<
	string,
	{
		layout: string;
		index: boolean;
		/** Always loaded as a document. */
		document?: true;
		middleware?: readonly string[];
	}
>;

function makeMatcher(): { static: Rules; wildcard: Rules; dynamic: Rules } {
	const matcher = { static: {} as Rules, wildcard: {}, dynamic: {} as Rules };
	for (const route of Object.values<Route>(routes)) {
		for (const locale of localeCodes) {
			const kind = route.params ? matcher.dynamic : matcher.static;
			kind[localizePath(route.path, locale)] = {
				layout: route.layout ?? "default",
				index: !route.noindex,
				...(route.isPrivate || route.isDocument ? { document: true } : {}),
				...(route.middleware ? { middleware: route.middleware } : {}),
			};
		}
	}
	return matcher;
}
