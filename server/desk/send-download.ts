import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import type { AuditAction } from "../../shared/audit-actions.ts";
import type { Locale } from "../../shared/locales.ts";
import { pageOf, type SinglePageId } from "../../shared/pages/page-paths.ts";
import { actorOf } from "../audit/actor.ts";
import type { AuditEntry } from "../audit/audit-trail.ts";
import type { Messages } from "../i18n.ts";
import { refuseForeignLink } from "../middleware/refuse-foreign.ts";
import { requestIds } from "../tracing/trace-requests.ts";
import { attachmentHeader } from "./content-disposition.ts";
import type { Desk } from "./desk-store.ts";

export interface DeskFileDependencies {
	readonly desk: Desk;
	readonly messages: Messages;
	readonly logger: Logger;
}

/**
 * Headers of all of the desk's responses: neither shared nor stored nor indexed. Addresses, which may
 * hold a searched name or grant access, are not passed on; forms need the origin.
 */
export const deskHeaders = {
	"Cache-Control": "private, no-store",
	"Referrer-Policy": "strict-origin",
	"X-Robots-Tag": "noindex",
};

/** Records downloads in the audit trail before they are sent. `HEAD` sends nothing. */
export async function recordDownload(
	{ desk, logger }: DeskFileDependencies,
	req: Request,
	action: AuditAction,
	subjects: readonly Pick<AuditEntry, "reference" | "detail">[],
): Promise<void> {
	if (req.method === "HEAD") return;
	const actor = actorOf(req);
	await desk.audit.record(
		subjects.map((subject) => ({ ...subject, action, actor })),
	);
	logger.info({ ...requestIds(req), action, count: subjects.length }, "desk");
}

/** A file generated while it is sent. */
interface Download {
	readonly type: string;
	readonly fileName: string;
	/** Starts to generate it; not called for `HEAD`. */
	open(): Readable | AsyncIterable<string>;
}

/** Sends a file as a download; handles `HEAD` without generating it. Never rejects. */
export async function sendDownload(
	logger: Logger,
	req: Request,
	res: Response,
	{ type, fileName, open }: Download,
): Promise<void> {
	res.set(deskHeaders);
	res.setHeader("Content-Type", type);
	res.setHeader("Content-Disposition", attachmentHeader(fileName));
	if (req.method === "HEAD") return void res.end();
	try {
		const content = open();
		await pipeline(
			content instanceof Readable ? content : Readable.from(content),
			res,
		);
	} catch (error) {
		// The connection is cut, so that nobody takes half a file for the whole.
		if (!req.socket.destroyed)
			logger.error({ err: error, ...requestIds(req) }, "download broken off");
		res.destroy();
	}
}

/**
 * What stands before every download of staff's: it belongs to the page that links it, in a locale,
 * no other site can start it, and it requires a sign-in.
 *
 * @param requireSignIn requires a valid token and redirects to the login page otherwise.
 */
export function guardDownload(
	id: SinglePageId,
	locale: Locale,
	requireSignIn: RequestHandler,
): readonly RequestHandler[] {
	const found = { page: pageOf(id), locale };
	const belongToPage: RequestHandler = (req, _res, next) => {
		req.found = found;
		next();
	};
	return [belongToPage, refuseForeignLink, requireSignIn];
}
