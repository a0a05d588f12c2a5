import type { RequestHandler } from "express";
import type { Editions } from "../content/edition.ts";
import { answerText } from "./answer-text.ts";

/** What robots may fetch, and where the sitemap is. */
export function answerRobots(
	siteOrigin: string,
	editions: Editions,
): RequestHandler {
	const text = `User-agent: *
Disallow: /api/

Sitemap: ${siteOrigin}/sitemap.xml
`;
	return answerText("text/plain", () => text, { editions });
}
