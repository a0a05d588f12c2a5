import path from "node:path";
import { readDatedContent } from "./content/dated-content.ts";
import { openDatedCards } from "./content/serve-dated-cards.ts";
import { readRevisions } from "./discovery/revisions.ts";
import { loadErrorMessages } from "./errors/render-error-page.ts";
import { readAssetManifest } from "./files/asset-manifest.ts";
import { serveFiles } from "./files/serve-files.ts";
import { loadMessages } from "./i18n.ts";
import { loadTrees } from "./pages/render/create-tree.tsx";
import { readSimplify } from "./search/simplify.ts";
import { openSourceMaps } from "./telemetry/source-maps.ts";

/** The parts of a build that the server reads. They never change while it runs. */
export type Build = Awaited<ReturnType<typeof readBuild>>;

/**
 * Reads the output of `npm run build`: `manifest.json`, `client/`, `locales/`, `maps/`.
 *
 * @throws when something is missing or unreadable.
 */
export async function readBuild(dist: string) {
	const locales = path.join(dist, "locales");
	const client = path.join(dist, "client");
	// One after another: at startup, switching tasks costs more than waiting.
	return {
		client,
		assets: await readAssetManifest(path.join(dist, "manifest.json")),
		messages: await loadMessages(locales),
		revisions: await readRevisions(path.join(locales, "revisions.json")),
		errorMessages: await loadErrorMessages(locales),
		makeTree: await loadTrees(),
		serveFiles: await serveFiles(client),
		simplify: await readSimplify(path.join(dist, "traditional.json")),
		dated: await readDatedContent(path.join(dist, "dated.json")),
		sourceMaps: await openSourceMaps(path.join(dist, "maps")),
		findDatedCard: openDatedCards(path.join(dist, "dated")),
	};
}
