import type { Request } from "express";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { hasRight } from "../../shared/staff.ts";
import { type SessionsView, sessionActions } from "../../shared/staff-views.ts";
import { actorOf, identityOf } from "../audit/actor.ts";
import { writeTime } from "../desk/desk-view.ts";
import { deskHeaders } from "../desk/send-download.ts";
import { requestedPage } from "../middleware/find-page.ts";
import { postedFields } from "../middleware/read-post.ts";
import { formType } from "../middleware/require-type.ts";
import type { PageAction, PageAnswer } from "../middleware/take-page-posts.ts";
import { noteSignIn } from "../session/note-sign-in.ts";
import { hashToken } from "../session/token.ts";
import {
	askForNext,
	confirmStaff,
	readDeskNext,
	type StaffDependencies,
} from "./confirm-staff.ts";
import { describeAgent } from "./describe-agent.ts";
import {
	actOnSessions,
	needsConfirmation,
	type SessionOwner,
} from "./session-action.ts";
import type { Staff } from "./staff-accounts.ts";

/** The desk's page for sessions, and for one's own password and passkeys. It requires sign-in. */
export function answerSessions(deps: StaffDependencies): PageAction {
	return {
		body: { types: [formType], limit: "8kb" },
		async show(req) {
			const given = new URLSearchParams(req.target.search).get("done");
			const done = [...sessionActions, "passkey" as const].find(
				(action) => action === given,
			);
			const confirm = await askForNext(deps, req);
			return show(deps, req, 200, { done, ...(confirm && { confirm }) });
		},
		async take(req, res) {
			const form = postedFields(req);
			const unconfirmed =
				(await needsConfirmation(deps, ownerOf(req), form)) &&
				(await confirmStaff(deps, req, res));
			if (unconfirmed) {
				const { status, confirm } = unconfirmed;
				return show(deps, req, status, { confirm });
			}
			const outcome = await actOnSessions(deps, ownerOf(req), form);
			if ("status" in outcome) {
				const { status, refusal, ...view } = { refusal: undefined, ...outcome };
				if (refusal) {
					await noteSignIn(deps, req, "password", refusal);
					if ("retryAfterSeconds" in refusal)
						res.setHeader("Retry-After", refusal.retryAfterSeconds);
				}
				return show(deps, req, status, view);
			}
			const { locale } = requestedPage(req);
			const query = { done: outcome.done };
			const location =
				(outcome.done === "confirm" &&
					readDeskNext(form.get("next"), locale)) ||
				pageHref(pageOf("sessions"), locale, { query });
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
	deps: StaffDependencies,
	req: Request,
	status: number,
	view: Omit<SessionsView, "sessions" | "own">,
): Promise<PageAnswer> {
	const { sessions } = deps.staff;
	const { locale } = requestedPage(req);
	const { staff, tokenHash } = ownerOf(req);
	const of = hasRight(staff, "sessions") ? undefined : staff.id;
	const listed = await sessions.list(of);
	const described = await describeOwn(deps.staff, staff.id, (time) =>
		writeTime(time, locale),
	);
	const isRecent = await deps.signIn.isRecent(req.staffToken ?? "");
	const own = described && { ...described, isRecent };
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
) {
	const account = await accounts.find(id);
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
