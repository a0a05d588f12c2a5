import {
	type Request,
	type RequestHandler,
	type Response,
	Router,
} from "express";
import type { PageData } from "../../shared/pages/page-data.ts";
import type { PageId } from "../../shared/routes.ts";
import { methodNotAllowed } from "../errors/answer-methods.ts";
import { describeError, logFault } from "../errors/describe-error.ts";
import { prefersJson } from "../errors/handle-errors.ts";
import { sendProblem } from "../errors/send-problem.ts";
import type { PageDependencies } from "../pages/render/start-page.ts";
import { renderWithData } from "../pages/render/stream-page.ts";
import { type PostBody, readPost } from "./read-post.ts";

/** A page's own response: a redirect (303), or the page with data. */
export type PageAnswer = {
	/** The default is not to store the response. */
	readonly headers?: Readonly<Record<string, string>>;
} & (
	| { readonly location: string }
	| { readonly status: number; readonly data: Partial<PageData> }
);

/** A page that differs by visitor. */
export interface PageView {
	/** Handles `GET` and `HEAD`. `undefined`: the shared page. */
	show?(req: Request, res: Response): Promise<PageAnswer | undefined>;
}

/** A page that handles its own form. */
export interface PageAction extends PageView {
	readonly body: PostBody;
	take(req: Request, res: Response): Promise<PageAnswer>;
	/** The data shown while the store is down; without it, the error page is shown. */
	dataWhileDown?(req: Request): Partial<PageData>;
}

interface PostDependencies extends PageDependencies {
	/** Requires a valid token, as guards of pages do. */
	readonly requireSignIn: RequestHandler;
}

/** Lets pages answer by visitor and handle their own posts, and refuses all other methods. */
export function takePagePosts(
	deps: PostDependencies,
	actions: Readonly<Partial<Record<PageId, PageView | PageAction>>>,
): RequestHandler {
	const handlers = new Map(
		Object.entries(actions).map(([id, action]) => [id, handle(deps, action)]),
	);
	return (req, res, next) => {
		const handler = req.found && handlers.get(req.found.page.id);
		return handler ? handler(req, res, next) : next();
	};
}

function handle(
	deps: PostDependencies,
	action: PageView | PageAction,
): RequestHandler {
	const post =
		"take" in action &&
		Router().use(
			...readPost(deps.siteOrigin, action.body),
			// While the body arrived, the sender may have lost the session or the role.
			(req, res, next) =>
				req.staff ? deps.requireSignIn(req, res, next) : next(),
			async (req, res) =>
				send(deps, req, res, await take(deps, action, req, res)),
		);
	return async (req, res, next) => {
		if (post && req.method === "POST") return post(req, res, next);
		if (req.method !== "GET" && req.method !== "HEAD")
			throw methodNotAllowed(req, post ? "GET, HEAD, POST" : undefined);
		const shown = await action.show?.(req, res);
		if (!shown) return next();
		await send(deps, req, res, shown);
	};
}

async function take(
	{ logger }: PageDependencies,
	action: PageAction,
	req: Request,
	res: Response,
): Promise<PageAnswer> {
	try {
		return await action.take(req, res);
	} catch (error) {
		const data = action.dataWhileDown?.(req);
		if (!data || describeError(error).status !== 503) throw error;
		logFault(logger, req, error);
		return { ...describeError(error), data };
	}
}

async function send(
	deps: PageDependencies,
	req: Request,
	res: Response,
	answer: PageAnswer,
): Promise<void> {
	if ("data" in answer) {
		res.status(answer.status);
		res.set({ "Cache-Control": "no-store", ...answer.headers });
		if (answer.status >= 400 && prefersJson(req))
			return sendProblem(req, res, { status: answer.status });
		return renderWithData(deps, req, res, answer.data);
	}
	res.set({ "Cache-Control": "private, no-store", ...answer.headers });
	res.setHeader("Location", answer.location);
	res.status(303).end();
}
