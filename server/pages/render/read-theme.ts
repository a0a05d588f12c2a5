import type { Request } from "express";
import { parseTheme, type Theme, themeCookie } from "../../../shared/themes.ts";

/** The theme that the request's cookie names; the default before cookies have been read. */
export function readTheme(req: Request): Theme {
	const value: unknown = req.cookies?.[themeCookie];
	return parseTheme(typeof value === "string" ? value : undefined);
}
