import type { Request } from "express";
import { parseTheme, type Theme, themeCookie } from "../../../shared/themes.ts";

/** The theme named by the request's cookie, or the default if cookies have not been parsed yet. */
export function readTheme(req: Request): Theme {
	const value: unknown = req.cookies?.[themeCookie];
	return parseTheme(typeof value === "string" ? value : undefined);
}
