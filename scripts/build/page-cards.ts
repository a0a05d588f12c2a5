import { pageOfEntry } from "../../server/content/dated-content.ts";
import { brandName } from "../../shared/brand.ts";
import {
	type HiringModelId,
	hiringModels,
} from "../../shared/hiring-models.ts";
import { isLocale } from "../../shared/locales.ts";
import { cardPath } from "../../shared/pages/file-addresses.ts";
import { copyAddress, nameAddress } from "../../shared/pages/page-messages.ts";
import {
	breadcrumbsOf,
	type Page,
	routeOf,
} from "../../shared/pages/page-paths.ts";
import type { CompiledLocale } from "../content/compile/compile-locale.ts";
import type { CompiledContent } from "../content/compile/compile-texts.ts";
import { lastingSlugsOf } from "../content/compile/compiled-slugs.ts";
import { listSitePages } from "../content/site-pages.ts";
import { valueAt } from "../validate/parsed.ts";
import type { BundleOptions } from "./build-options.ts";
import { type AddressedCard, drawSocialCards } from "./social-cards.ts";

/** Files by address. */
type Cards = ReadonlyMap<string, string>;

/**
 * Draws the social card of every indexable page, or of one per route, in every language. Cards of
 * scheduled pages are kept apart; drafts have none.
 *
 * @throws {Error} if no font has a character of any page's card.
 */
export async function drawPageCards(
	locales: readonly CompiledLocale[],
	content: CompiledContent,
	which: NonNullable<BundleOptions["cards"]>,
): Promise<{ cards: Cards; datedCards: Cards }> {
	const pages = listSitePages(lastingSlugsOf(content)).filter(
		(page) => !routeOf(page).noindex,
	);
	const samples = new Map(pages.toReversed().map((page) => [page.id, page]));
	const isDrawn = (page: Page) =>
		which === "all" || samples.get(page.id) === page;
	const describe = (of: readonly Page[]) =>
		locales.flatMap((compiled) =>
			of.map((page) => describeCard(page, compiled)),
		);
	const scheduled = content.dated.pages.filter(({ draft }) => !draft);
	return {
		cards: await drawSocialCards(
			describe(pages.filter(isDrawn)),
			describe(pages),
		),
		datedCards: await drawSocialCards(describe(scheduled.map(pageOfEntry))),
	};
}

/** Pages about a hiring model that their copy does not name. */
const modelsOf: Readonly<Record<string, HiringModelId>> = {
	"/": "temporary",
	"/insights/which-hiring-model-fits": "temporary",
	"/solutions/employer-of-record": "employerOfRecord",
	"/solutions/temporary-staffing": "temporary",
};

/** A page's card: its heading, the pages above it, and its hiring model. */
function describeCard(
	page: Page,
	{ locale, namespaces }: CompiledLocale,
): AddressedCard {
	if (!isLocale(locale)) throw new Error(`unknown locale ${locale}`);
	const find = (namespace: string, key: string): unknown =>
		valueAt(namespaces.get(namespace), key.split("."));
	const read = (namespace: string, key: string): string | undefined => {
		const value = find(namespace, key);
		return typeof value === "string" ? value : undefined;
	};
	const { namespace, key } = copyAddress(page);
	const above = breadcrumbsOf(page).slice(1, -1);
	const names = above.map((crumb) => {
		const address = nameAddress(crumb);
		return read(address.namespace, address.key) ?? "";
	});
	return {
		address: cardPath(page, locale),
		title:
			read(namespace, `${key}.heading`) ??
			read(namespace, `${key}.title`) ??
			"",
		kicker: names.join(" · ") || brandName(locale),
		model:
			modelsOf[page.path] ??
			// A page below a service falls back to the service's model.
			[`${key}.models.0.id`, "index.models.0.id"]
				.map((address) => find(namespace, address))
				.find(isDrawn),
		locale,
	};
}

/** Whether this is a hiring model with a drawing: `unchanged` has none. */
function isDrawn(id: unknown): id is HiringModelId {
	return typeof id === "string" && id in hiringModels && id !== "unchanged";
}
