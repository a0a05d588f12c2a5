import type {
	DeliveryKind,
	DeskEnquiry,
	DeskEvent,
	DeskList,
	DeskTime,
} from "../../shared/enquiry/desk.ts";
import type { Locale } from "../../shared/locales.ts";
import type { Config } from "../config/config.ts";
import type { ListedEnquiries } from "./desk-list.ts";
import type { FoundEnquiry } from "./desk-record.ts";
import type { Desk } from "./desk-store.ts";

/** The desk's time zone, used by pages and exports. */
export const deskTimeZone = "Asia/Dubai";

/** One per language: V8 does not see how much memory each takes, and collects them late. */
const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Formats a time on the server: browsers format differently, so hydration would not match. */
export function writeTime(time: number, locale: Locale): DeskTime {
	const format =
		formats.get(locale) ??
		new Intl.DateTimeFormat(locale, {
			dateStyle: "medium",
			timeStyle: "short",
			timeZone: deskTimeZone,
		});
	formats.set(locale, format);
	return { iso: new Date(time).toISOString(), text: format.format(time) };
}

/** Formats the list for the page. */
export function viewList(
	{ records, ...places }: ListedEnquiries,
	counted: Awaited<ReturnType<Desk["count"]>>,
	locale: Locale,
): Omit<DeskList, "positions"> {
	return {
		...places,
		...counted,
		rows: records.map((record) => ({
			reference: record.reference,
			createdAt: writeTime(record.createdAt, locale),
			kind: record.kind,
			state: record.state,
			name: record.name,
			company: record.company,
			position: record.position,
			assignee: record.assignee,
			hasAttachment: record.attachment !== null,
			hasFailed: record.hasFailed,
		})),
	};
}

/** Formats an enquiry for the page. */
export function viewEnquiry(
	{ record, events, deliveries, siblings }: FoundEnquiry,
	locale: Locale,
	hosts: DeliveryHosts,
): DeskEnquiry {
	const { hasFailed: _, createdAt, ...enquiry } = record;
	return {
		...enquiry,
		createdAt: writeTime(createdAt, locale),
		events: events.map(({ createdAt: at, ...event }): DeskEvent => {
			return { ...event, at: writeTime(at, locale) };
		}),
		deliveries: deliveries.map(({ dueAt, deliveredAt, ...delivery }) => ({
			...delivery,
			host: hosts[delivery.kind],
			at: writeTime(deliveredAt ?? dueAt, locale),
		})),
		siblings: siblings.map(({ createdAt: at, ...sibling }) => ({
			...sibling,
			createdAt: writeTime(at, locale),
		})),
	};
}

/** The current destination of each kind of delivery; `null` if it is not configured. */
type DeliveryHosts = Readonly<Record<DeliveryKind, string | null>>;

/** The hosts and ports of the configured URLs, without credentials and paths. */
export function deliveryHosts({
	smtpUrl,
	webhook,
}: Pick<Config, "smtpUrl" | "webhook">): DeliveryHosts {
	const mail = hostOf(smtpUrl);
	return {
		"firm-mail": mail,
		"sender-mail": mail,
		webhook: hostOf(webhook?.url),
	};
}

function hostOf(address = ""): string | null {
	return URL.parse(address)?.host || null;
}
