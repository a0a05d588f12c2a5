import type { Request, Response } from "express";
import { setServerTiming } from "./server-timing.ts";
import {
	type PageDependencies,
	type PageRequest,
	startPage,
} from "./start-page.ts";

/** Renders a page and streams it into the response. The caller sets the status and headers. */
export async function streamPage(
	deps: PageDependencies,
	req: Request,
	res: Response,
	request: PageRequest,
): Promise<void> {
	// The client left while the page's data were read. Nothing would end the compression of its page.
	if (res.destroyed) return;
	const gone = new AbortController();
	res.on("close", () => {
		if (!res.writableFinished) gone.abort();
	});
	const render = await startPage(deps, req, request, gone.signal).catch(
		(error: unknown) => {
			if (!gone.signal.aborted) throw error;
		},
	);
	// The client has disconnected.
	if (!render) return;
	setServerTiming(res, req, "bypass", render.ms);
	render.pipe(res);
}
