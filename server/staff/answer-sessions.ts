import type { Request } from "express";
import { pageHref, pageOf } from "../../shared/pages/page-paths.ts";
import { type SessionsView, sessionActions } from "../../shared/staff-views.ts";
import { actorOf, identityOf } from "../audit/actor.ts";
import { writeTime } from "../desk/desk-view.ts";
import { deskHeaders } from "../desk/send-download.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { postedFields } from "../middleware/read-post.ts";
import { formType } from "../middleware/require-type.ts";
import type { PageAction, PageAnswer } from "../middleware/take-page-posts.ts";
import type { SignIn } from "../session/sign-in.ts";
import { hashToken } from "../session/token.ts";
import { describeAgent } from "./describe-agent.ts";
import { actOnSessions, type SessionOwner } from "./session-action.ts";
import type { Staff } from "./staff-accounts.ts";

interface SessionPageDependencies {
	readonly signIn: SignIn;
	readonly staff: Staff;
}

/**
 * The desk's page of sessions, and of one's own password and passkeys. Its row in the route table
 * has it guarded.
 */
export function answerSessions(deps: SessionPageDependencies): PageAction {
	return {
		body: { types: [formType], limit: "8kb" },
		show: (req) => {
			const given = new URLSearchParams(req.target.search).get("done");
			const done = [...sessionActions, "passkey" as const].find(
				(action) => action === given,
			);
			return show(deps, req, 200, { done });
		},
		async take(req) {
			const outcome = await actOnSessions(
				deps,
				ownerOf(req),
				postedFields(req),
			);
			if ("status" in outcome) {
				const { status, ...view } = outcome;
				return show(deps, req, status, view);
			}
			const { locale } = requestedPage(req);
			const query = { done: outcome.done };
			const location = pageHref(pageOf("sessions"), locale, { query });
			return { headers: deskHeaders, location };
		},
	};
}

function ownerOf(req: Request): SessionOwner {
	return {
		staff: identityOf(req),
		tokenHash: hashToken(req.staffToken ?? ""),
		address: req.ip,
		actor: actorOf(req),
	};
}

async function show(
	deps: SessionPageDependencies,
	req: Request,
	status: number,
	view: Omit<SessionsView, "sessions" | "own">,
): Promise<PageAnswer> {
	const { sessions } = deps.staff;
	const { locale } = requestedPage(req);
	const { staff, tokenHash } = ownerOf(req);
	const isAdministrator = staff.role === "administrator";
	const listed = await sessions.list(isAdministrator ? undefined : staff.id);
	const own = await describeOwn(deps.staff, staff.id, (time) =>
		writeTime(time, locale),
	);
	return {
		status,
		headers: deskHeaders,
		data: {
			sessions: {
				...view,
				...(own && { own }),
				sessions: listed.map(({ session, staff: holder }) => ({
					key: session.tokenHash,
					name: holder.id === null ? null : holder.name,
					agent: describeAgent(session.agent),
					began: writeTime(session.createdAt, locale),
					seen: writeTime(session.seenAt, locale),
					isThis: session.tokenHash === tokenHash,
				})),
			},
		},
	};
}

async function describeOwn(
	{ accounts, passkeyStore }: Staff,
	id: number | null,
	write: (time: number) => ReturnType<typeof writeTime>,
): Promise<SessionsView["own"]> {
	const account = id === null ? undefined : await accounts.find(id);
	if (!account) return undefined;
	const passkeys = await passkeyStore.list(account.id);
	return {
		hasPassword: account.passwordHash !== null,
		passkeys: passkeys.map(({ credentialId, createdAt, usedAt }) => ({
			id: credentialId,
			added: write(createdAt),
			...(usedAt === null ? {} : { used: write(usedAt) }),
		})),
	};
}
