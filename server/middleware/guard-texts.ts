import type { Request, RequestHandler, Response } from "express";
import { namespacesOf } from "../../shared/pages/page-messages.ts";
import { type Page, pages } from "../../shared/pages/page-paths.ts";
import { isExempt, isGuarded } from "../../shared/sign-in-rules.ts";
import { sendProblem } from "../errors/send-problem.ts";
import { findHeld, type VerifyToken } from "./guard-pages.ts";

/** Decides who may read the text of guarded pages outside those pages, such as in feeds. */
export type TextGuard = NonNullable<ReturnType<typeof createTextGuard>>;

/**
 * Creates the guard, or returns `undefined` if all pages are open.
 *
 * @param exemptPaths path prefixes open to everyone.
 * @param datedPages pages that are public on some days only.
 */
export function createTextGuard(
	exemptPaths: readonly string[],
	verifyToken: VerifyToken,
	datedPages: readonly Page[] = [],
) {
	const all = [...pages, ...datedPages];
	if (all.every(({ path }) => isExempt(path, exemptPaths))) return undefined;
	const isOpen = (page: Page) => !isGuarded(page, exemptPaths);
	const guarded = new Set(
		all.filter((page) => !isOpen(page)).flatMap(namespacesOf),
	);
	return {
		/** Whether everybody may read a page. */
		isOpen,
		/** Whether a guarded page uses a namespace of messages, at least in part. */
		isOfGuarded: (namespace: string) => guarded.has(namespace),
		/** Whether a request holds a valid token. Marks the response as dependent on it. */
		async admits(req: Request, res: Response): Promise<boolean> {
			req.isForOneVisitor = true;
			for (const header of ["Cookie", "Authorization"]) res.vary(header);
			return (await findHeld(verifyToken, req)) !== undefined;
		},
	};
}

/** The `Cache-Control` value: private if a guard decided over the response. */
export function cacheControlOf(
	req: Pick<Request, "isForOneVisitor">,
	shared: string,
): string {
	return req.isForOneVisitor ? "private, no-cache" : shared;
}

/** Responds 401 with problem details (RFC 9457). */
export function refuseText(req: Request, res: Response): void {
	res.setHeader("Cache-Control", cacheControlOf(req, "no-store"));
	res.setHeader("WWW-Authenticate", "Bearer");
	sendProblem(req, res, { status: 401, detail: "Sign in first." });
}

/** Requires a token for guarded texts; lets every request pass if there is no guard. */
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
