import path from "node:path";
import { readDatedContent } from "./content/dated-content.ts";
import { openDatedCards } from "./content/serve-dated-cards.ts";
import { readRevisions } from "./discovery/revisions.ts";
import { loadErrorMessages } from "./errors/error-messages.ts";
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
	const [
		assets,
		messages,
		revisions,
		errorMessages,
		makeTree,
		files,
		simplify,
		dated,
		sourceMaps,
	] = await Promise.all([
		readAssetManifest(path.join(dist, "manifest.json")),
		loadMessages(locales),
		readRevisions(path.join(locales, "revisions.json")),
		loadErrorMessages(locales),
		loadTrees(),
		serveFiles(client),
		readSimplify(path.join(dist, "traditional.json")),
		readDatedContent(path.join(dist, "dated.json")),
		openSourceMaps(path.join(dist, "maps")),
	]);
	return {
		client,
		assets,
		messages,
		revisions,
		errorMessages,
		makeTree,
		serveFiles: files,
		simplify,
		dated,
		sourceMaps,
		findDatedCard: openDatedCards(path.join(dist, "dated")),
	};
}
