import type { Request, RequestHandler, Response } from "express";
import { namespacesOf } from "../../shared/pages/page-messages.ts";
import { type Page, pages } from "../../shared/pages/page-paths.ts";
import { isExempt, isGuarded } from "../../shared/sign-in-rules.ts";
import { sendProblem } from "../errors/send-problem.ts";
import type { VerifyToken } from "./guard-pages.ts";
import { readTokens } from "./read-tokens.ts";

/** Decides who is told what guarded pages say, where it is told outside of the pages themselves. */
export interface TextGuard {
	/** Whether everybody may read a page. */
	isOpen(page: Page): boolean;
	/** Whether a namespace of messages is of guarded pages, if only in part. */
	isOfGuarded(namespace: string): boolean;
	/** Whether a request holds a valid token. Its answer then depends on that, and says so. */
	admits(req: Request, res: Response): Promise<boolean>;
}

/**
 * Makes the guard of texts, or nothing where all pages are open: then everybody is told everything.
 *
 * @param exemptPaths path prefixes open to everyone.
 * @param datedPages pages that are public on some days only.
 */
export function createTextGuard(
	exemptPaths: readonly string[],
	verifyToken: VerifyToken,
	datedPages: readonly Page[] = [],
): TextGuard | undefined {
	const all = [...pages, ...datedPages];
	if (all.every(({ path }) => isExempt(path, exemptPaths))) return undefined;
	const isOpen = (page: Page) => !isGuarded(page, exemptPaths);
	const guarded = new Set(
		all.filter((page) => !isOpen(page)).flatMap(namespacesOf),
	);
	return {
		isOpen,
		isOfGuarded: (namespace) => guarded.has(namespace),
		async admits(req, res) {
			req.isGuarded = true;
			for (const header of ["Cookie", "Authorization"]) res.vary(header);
			for (const token of readTokens(req))
				if (await verifyToken(token)) return true;
			return false;
		},
	};
}

/** How long an answer may be cached; what a guard decided is for the one who asked. */
export function cacheControlOf(
	req: Pick<Request, "isGuarded">,
	shared: string,
): string {
	return req.isGuarded ? "private, no-cache" : shared;
}

/** Refuses a text to those without a token, as problem details (RFC 9457). */
export function refuseText(req: Request, res: Response): void {
	res.setHeader("Cache-Control", cacheControlOf(req, "no-store"));
	res.setHeader("WWW-Authenticate", "Bearer");
	sendProblem(req, res, { status: 401, detail: "Sign in first." });
}

/** Lets those pass who may read what a request is for; all of them, where nothing is guarded. */
export function requireTextToken(
	guard: TextGuard | undefined,
	isGuardedText: (req: Request) => boolean,
): RequestHandler {
	return async (req, res, next) => {
		if (!guard || !isGuardedText(req) || (await guard.admits(req, res)))
			return next();
		refuseText(req, res);
	};
}
