import type { Request, RequestHandler, Response } from "express";
import createError from "http-errors";
import type { Locale } from "../../shared/locales.ts";
import { hrefFor, pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import {
	type ConfirmFault,
	type ConfirmView,
	confirmField,
} from "../../shared/staff-views.ts";
import { identityOf } from "../audit/actor.ts";
import { deskHeaders } from "../desk/send-download.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { postedFields } from "../middleware/read-post.ts";
import { recentMs } from "../session/live-sessions.ts";
import { noteSignIn, type SignInNotes } from "../session/note-sign-in.ts";
import type { SignIn } from "../session/sign-in.ts";
import { describeCheck } from "../session/sign-in-result.ts";
import { setSignInCookies, visitorOf } from "../session/token-cookie.ts";
import type { Staff } from "./staff-accounts.ts";

export interface StaffDependencies extends SignInNotes {
	readonly siteOrigin: string;
	readonly signIn: SignIn;
	readonly staff: Staff;
}

/** A form that requires confirmation: the response's status, and what the page asks for. */
interface Unconfirmed {
	readonly status: number;
	readonly confirm: ConfirmView;
}

/**
 * Requires re-authentication, unless the sender signed in recently, for forms that change
 * credentials or end sessions. Otherwise a session left open would suffice to take over an account.
 * With the right password, a new session replaces the old one.
 *
 * @returns `undefined` if the form may be processed.
 */
export async function confirmStaff(
	deps: StaffDependencies,
	req: Request,
	res: Response,
): Promise<Unconfirmed | undefined> {
	const { signIn, siteOrigin } = deps;
	if (await signIn.isRecent(req.staffToken ?? "")) return undefined;
	const form = postedFields(req);
	const password = form.get(confirmField) ?? "";
	const ask = async (status: number, fault?: ConfirmFault) => ({
		status,
		confirm: await describe(deps, req, [...form], fault),
	});
	if (password === "") return ask(403);
	const { id } = identityOf(req);
	const visitor = { ...visitorOf(req), tokens: [req.staffToken ?? ""] };
	const result = await signIn.confirm(password, id, visitor);
	const method = id === null ? "emergency key" : "password";
	await noteSignIn(deps, req, method, result);
	if ("retryAfterSeconds" in result)
		res.setHeader("Retry-After", result.retryAfterSeconds);
	if (result.kind !== "signed-in") {
		const { status, fault } = describeCheck(result);
		return ask(status, fault);
	}
	setSignInCookies(req, res, result, siteOrigin);
	req.staffToken = result.token;
	return undefined;
}

/**
 * Requires re-authentication for downloads of one person's whole data, or everybody's. Redirects to
 * the confirmation page, which leads back.
 */
export function requireRecent({
	signIn,
}: Pick<StaffDependencies, "signIn">): RequestHandler {
	return async (req, res, next) => {
		if (await signIn.isRecent(req.staffToken ?? "")) return next();
		res.set(deskHeaders);
		res.setHeader("Location", confirmHref(req, req.originalUrl));
		res.status(302).end();
	};
}

/** The URL of the re-authentication page, which leads on to `next`. */
export function confirmHref(req: Request, next: string): string {
	const { locale } = requestedPage(req);
	return pageHref(pageOf("sessions"), locale, { query: { next } });
}

/** What the page at {@link confirmHref} asks for; `undefined` if the sign-in is recent. */
export async function askForNext(
	deps: StaffDependencies,
	req: Request,
): Promise<ConfirmView | undefined> {
	const given = new URLSearchParams(req.target.search).get("next");
	const next = readDeskNext(given, requestedPage(req).locale);
	if (next === undefined) return undefined;
	if (await deps.signIn.isRecent(req.staffToken ?? "")) return undefined;
	return describe(deps, req, [
		["action", "confirm"],
		["next", next],
	]);
}

/** A URL of the desk or below it; `undefined` for anything else. */
export function readDeskNext(
	next: string | null | undefined,
	locale: Locale,
): string | undefined {
	const desk = hrefFor("desk", locale);
	if (!next?.startsWith(desk)) return undefined;
	const rest = next.slice(desk.length);
	return /^[/?][\x21-\x7e]*$/.test(rest) ? next : undefined;
}

/** @throws a 401 (RFC 9470) when the session is too old for the request. */
export async function refuseStale(
	{ signIn }: Pick<StaffDependencies, "signIn">,
	token: string,
): Promise<void> {
	if (await signIn.isRecent(token)) return;
	const challenge = `Bearer error="insufficient_user_authentication", max_age=${recentMs / 1000}`;
	throw createError(401, { headers: { "WWW-Authenticate": challenge } });
}

async function describe(
	{ staff }: StaffDependencies,
	req: Request,
	fields: readonly (readonly [string, string])[],
	fault?: ConfirmFault,
): Promise<ConfirmView> {
	const { id } = identityOf(req);
	const account = await staff.accounts.find(id);
	const setsPassword = fields.some(([name]) => name === "password");
	return {
		// Passwords must be typed again, because pages never repeat one.
		fields: setsPassword
			? [["action", "confirm"]]
			: fields.filter(([name]) => name !== confirmField),
		hasPassword: id === null || account?.passwordHash !== null,
		...(fault && { fault }),
	};
}
