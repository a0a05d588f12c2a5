import { readFile } from "node:fs/promises";
import path from "node:path";
import type { RequestHandler } from "express";
import { localeCodes } from "../../shared/locales.ts";
import { cardPath } from "../../shared/pages/file-addresses.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { orIfMissing } from "../errors/code-of.ts";
import { decodeAddress, sendStoredFile } from "../files/serve-files.ts";
import { type StoredFile, storeFile } from "../files/stored-files.ts";
import { requireTextToken, type TextGuard } from "../middleware/guard-texts.ts";
import type { Editions } from "./edition.ts";

/**
 * Reads the cards of dated pages, by address, from a folder that no other step serves. Callers must
 * pass only addresses of cards.
 */
export function openDatedCards(folder: string) {
	return async (address: string): Promise<StoredFile | undefined> => {
		const name = address.slice(1);
		const file = path.join(folder, name);
		const bytes = await orIfMissing(readFile(file), undefined);
		// The page may not be public tomorrow.
		return bytes && { ...storeFile(name, bytes), cacheControl: "no-cache" };
	};
}

/** Serves the social cards of dated pages on the days when they are public. */
export function serveDatedCards(
	editions: Editions,
	findCard: ReturnType<typeof openDatedCards>,
	guard: TextGuard | undefined,
): RequestHandler[] {
	const cards = new Map<string, Page>(
		editions.datedPages.flatMap((page) =>
			localeCodes.map((locale) => [cardPath(page, locale), page] as const),
		),
	);
	const find = (target: string) => {
		const page = cards.get(decodeAddress(target));
		return page && editions.current().isPublic(page) ? page : undefined;
	};
	return [
		requireTextToken(guard, ({ target }) => {
			const page = find(target.path);
			return page !== undefined && !guard?.isOpen(page);
		}),
		async (req, res, next) => {
			const page = find(req.target.path);
			const file = page && (await findCard(decodeAddress(req.target.path)));
			if (!file) return next();
			req.routeLabel = "asset";
			sendStoredFile(req, res, file);
		},
	];
}
