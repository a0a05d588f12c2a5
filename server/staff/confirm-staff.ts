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
import { setSignInCookies, visitorOf } from "../session/token-cookie.ts";
import type { Staff } from "./staff-accounts.ts";

/** What it takes to have staff show again who they are. */
export interface ConfirmDependencies extends SignInNotes {
	readonly siteOrigin: string;
	readonly signIn: SignIn;
	readonly staff: Staff;
}

/** A form that is not obeyed yet: how the page answers, and what it asks for. */
export interface Unconfirmed {
	readonly status: number;
	readonly confirm: ConfirmView;
}

/**
 * Has who posts a form that changes who may enter, or ends sessions, show again who they are, unless
 * they signed in lately: a session that was left open is not to become an account that was taken. With the right
 * password another session begins, and takes the old one's place.
 *
 * @returns `undefined` where the form is to be obeyed.
 */
export async function confirmStaff(
	deps: ConfirmDependencies,
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
	if (result.kind === "limited") return ask(429, "limited");
	if (result.kind === "busy") return ask(503, "busy");
	if (result.kind !== "signed-in") return ask(422, "current");
	setSignInCookies(req, res, result, siteOrigin);
	req.staffToken = result.token;
	return undefined;
}

/**
 * Has who takes all that is known of somebody, or everybody, show again who they are: sends them to
 * the page that asks for it, from where the file is sent.
 */
export function requireRecent({
	signIn,
}: Pick<ConfirmDependencies, "signIn">): RequestHandler {
	return async (req, res, next) => {
		if (await signIn.isRecent(req.staffToken ?? "")) return next();
		res.set(deskHeaders);
		res.setHeader("Location", confirmHref(req, req.originalUrl));
		res.status(302).end();
	};
}

/** The page that asks who somebody is, and leads to another address of the desk then. */
export function confirmHref(req: Request, next: string): string {
	const { locale } = requestedPage(req);
	return pageHref(pageOf("sessions"), locale, { query: { next } });
}

/** Asks on the page that {@link confirmHref} leads to; nothing where it need not. */
export async function askForNext(
	deps: ConfirmDependencies,
	req: Request,
): Promise<ConfirmView | undefined> {
	const given = new URLSearchParams(req.target.search).get("next");
	const next = readNext(given, requestedPage(req).locale);
	if (next === undefined) return undefined;
	if (await deps.signIn.isRecent(req.staffToken ?? "")) return undefined;
	return describe(deps, req, [
		["action", "confirm"],
		["next", next],
	]);
}

/** An address of the desk, or below it; `undefined` for whatever else. */
export function readNext(
	next: string | null | undefined,
	locale: Locale,
): string | undefined {
	const desk = hrefFor("desk", locale);
	if (!next?.startsWith(desk)) return undefined;
	const rest = next.slice(desk.length);
	return /^[/?][\x21-\x7e]*$/.test(rest) ? next : undefined;
}

/** @throws a 401 (RFC 9470) where a session began too long ago for what is asked for. */
export async function refuseStale(
	{ signIn }: Pick<ConfirmDependencies, "signIn">,
	token: string,
): Promise<void> {
	if (await signIn.isRecent(token)) return;
	const challenge = `Bearer error="insufficient_user_authentication", max_age=${recentMs / 1000}`;
	throw createError(401, { headers: { "WWW-Authenticate": challenge } });
}

async function describe(
	{ staff }: ConfirmDependencies,
	req: Request,
	fields: readonly (readonly [string, string])[],
	fault?: ConfirmFault,
): Promise<ConfirmView> {
	const { id } = identityOf(req);
	const account = id === null ? undefined : await staff.accounts.find(id);
	const setsPassword = fields.some(([name]) => name === "password");
	return {
		// Passwords are typed again, for no page repeats one.
		fields: setsPassword
			? [["action", "confirm"]]
			: fields.filter(([name]) => name !== confirmField),
		hasPassword: id === null || account?.passwordHash !== null,
		...(fault && { fault }),
	};
}
