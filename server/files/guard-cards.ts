import path from "node:path";
import type { RequestHandler } from "express";
import createError from "http-errors";
import { localeCodes } from "../../shared/locales.ts";
import {
	cardPath,
	downloadsPrefix,
} from "../../shared/pages/file-addresses.ts";
import { pageOf, pages } from "../../shared/pages/page-paths.ts";
import { parseImageQuery } from "../images/parse-query.ts";
import { requireTextToken, type TextGuard } from "../middleware/guard-texts.ts";
import { decodeAddress } from "./serve-files.ts";

/**
 * Guards files that reveal guarded pages: their social cards, which show headings, and the
 * downloads that a page lists.
 */
export function guardCards(guard: TextGuard | undefined): RequestHandler {
	const cards = listGuardedCards(guard);
	const hasGuardedFiles = guard && !guard.isOpen(pageOf("templates"));
	return requireTextToken(guard, ({ target }) => {
		const address = decodeAddress(target.path);
		return (
			cards.has(address) ||
			(hasGuardedFiles === true && address.startsWith(downloadsPrefix))
		);
	});
}

/**
 * Keeps guarded cards out of the image resizer: resized images are cached for everybody, and nobody
 * needs a smaller card.
 *
 * @throws 400 for clients that may read the card itself.
 */
export function guardCardPictures(
	guard: TextGuard | undefined,
): RequestHandler[] {
	const cards = new Set(
		[...listGuardedCards(guard)].map((card) => card.toLowerCase()),
	);
	const isCard: Parameters<typeof requireTextToken>[1] = ({ query }) => {
		const request = parseImageQuery(query, []);
		if (typeof request === "string" || request.source.kind === "remote")
			return false;
		// As the file system resolves it: `/./cards//x.png` is the same file.
		const file = path.posix.join("/", request.source.path);
		return cards.has(file.toLowerCase());
	};
	return [
		requireTextToken(guard, isCard),
		(req, _res, next) => {
			if (req.isForOneVisitor)
				throw createError(400, "url: cards have one size");
			next();
		},
	];
}

function listGuardedCards(guard: TextGuard | undefined): ReadonlySet<string> {
	const guarded = pages.filter((page) => guard && !guard.isOpen(page));
	return new Set(
		guarded.flatMap((page) =>
			localeCodes.map((locale) => cardPath(page, locale)),
		),
	);
}
