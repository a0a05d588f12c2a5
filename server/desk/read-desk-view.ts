import type { Request } from "express";
import type {
	DeskEnquiry,
	DeskList,
	DeskQuery,
	DeskView,
} from "../../shared/enquiry/desk.ts";
import { filterOf, readDeskQuery } from "../../shared/enquiry/desk-query.ts";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import { actorOf, identityOf } from "../audit/actor.ts";
import type { Config } from "../config/config.ts";
import { positionTitles } from "../enquiries/read-positions.ts";
import type { Messages } from "../i18n.ts";
import { requestedPage } from "../middleware/find-page.ts";
import type { AccountStore } from "../staff/account-store.ts";
import { describeFilter, resolveFilter } from "./desk-filter.ts";
import type { FoundEnquiry } from "./desk-record.ts";
import type { Desk } from "./desk-store.ts";
import { deliveryHosts, viewEnquiry, viewList } from "./desk-view.ts";

const rowsOnPage = 50;

export interface DeskViewDependencies {
	readonly desk: Desk;
	readonly staff: { readonly accounts: Pick<AccountStore, "list"> };
	readonly config: Pick<Config, "smtpUrl" | "webhook">;
	readonly messages: Messages;
}

/** Reads what the desk shows for a URL, and records that in the audit trail. */
export async function readView(
	deps: DeskViewDependencies,
	req: Request,
): Promise<DeskView> {
	const query = readDeskQuery(req.target.search);
	const shown = { query, ...(await describeStaff(deps, req)) };
	if (req.method === "HEAD") return shown;
	const { ref } = query;
	if (ref === undefined)
		return { ...shown, list: await readList(deps, req, query) };
	const found = isReference(ref) ? await deps.desk.find(ref) : undefined;
	if (!found) return { ...shown, fault: "unknown" };
	await deps.desk.audit.record([
		{ action: "view", actor: actorOf(req), reference: ref },
	]);
	return { ...shown, enquiry: showEnquiry(deps, req, found) };
}

async function readList(
	{ desk, messages, config }: DeskViewDependencies,
	req: Request,
	query: DeskQuery,
): Promise<DeskList> {
	const { locale } = requestedPage(req);
	const { before, after } = query;
	const filter = resolveFilter(filterOf(query), identityOf(req));
	const limit = rowsOnPage;
	const listed = await desk.list({ filter, before, after, limit });
	const failures = filter.failed && (await desk.failures());
	const hosts = deliveryHosts(config);
	const titles = positionTitles(messages, locale);
	const detail = describeFilter(filter) || undefined;
	await desk.audit.record([{ action: "list", actor: actorOf(req), detail }]);
	return {
		...viewList(listed, await desk.count(), locale),
		positions: (await desk.positions()).map((reference) => ({
			reference,
			title: titles.get(reference) ?? null,
		})),
		...(failures && {
			failures: failures.map((all) => ({ ...all, host: hosts[all.kind] })),
		}),
	};
}

/** The signed-in account, and the accounts that enquiries can be assigned to. */
export async function describeStaff(
	deps: DeskViewDependencies,
	req: Request,
): Promise<Pick<DeskView, "me" | "staff">> {
	const { id, name, role } = identityOf(req);
	const accounts = await deps.staff.accounts.list();
	// Only what the page shows, and the signed-in account even if it has just been removed.
	const staff = accounts.map((account) => ({
		id: account.id,
		name: account.name,
	}));
	if (id !== null && !staff.some((account) => account.id === id))
		staff.unshift({ id, name });
	return { me: { id, name, role }, staff };
}

/** An enquiry for the page, in the request's locale. */
export function showEnquiry(
	{ config }: DeskViewDependencies,
	req: Request,
	found: FoundEnquiry,
): DeskEnquiry {
	const { locale } = requestedPage(req);
	return viewEnquiry(found, locale, deliveryHosts(config));
}
