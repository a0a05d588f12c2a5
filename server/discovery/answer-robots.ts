import type { RequestHandler } from "express";
import { answerText } from "./answer-text.ts";

/** What robots may fetch, and where the sitemap is. */
export function answerRobots(siteOrigin: string): RequestHandler {
	const text = `User-agent: *
Disallow: /api/

Sitemap: ${siteOrigin}/sitemap.xml
`;
	return answerText("text/plain", () => text);
}
