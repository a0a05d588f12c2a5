import type { Request } from "express";
import { readToken } from "../middleware/guard-pages.ts";

/** All tokens that a request holds: the header's and the cookie's, which may differ. */
export function readTokens(req: Request): readonly string[] {
	const cookie: unknown = req.cookies?.token;
	const tokens = [readToken(req), cookie];
	return tokens.filter((token) => typeof token === "string");
}
