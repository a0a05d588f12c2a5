import { type Page, pages, routeOf } from "../../shared/pages/page-paths.ts";
import type { ContentLink } from "../content/compile/compile-texts.ts";
import { type ContentKind, fileOf } from "../content/content-kinds.ts";
import type { Content, LocaleSources } from "../content/read-content.ts";
import type { SharedFile, Written } from "../content/read-files.ts";
import {
	contentPages,
	listAnchors,
	listSitePages,
	type Slugs,
} from "../content/site-pages.ts";
import { slugify } from "../content/slug.ts";
import { type Message, say } from "../words/words.ts";
import { type Fault, faultOf } from "./fault.ts";
import { suggest } from "./nearest.ts";

/** References to unknown entries, duplicate names, and names whose page already exists. */
export function listReferenceFaults(content: Content): Fault[] {
	const { facts, hiringLaw, guideRecords, locales } = content;
	return [
		...listDoubles(facts, "id"),
		...listDoubles(hiringLaw, "country"),
		...locales.flatMap((locale) => [
			...listSlugFaults(locale),
			...listOfficeFaults(locale),
			...listPositionFaults(locale),
			...listRecordFaults(locale, guideRecords),
		]),
	];
}

/** Links to pages or sections that the site does not have. */
export function listDeadLinks(
	links: readonly ContentLink[],
	slugs: Slugs,
): Fault[] {
	const targets = new Map(
		listSitePages(slugs).map((page) => [page.path, page]),
	);
	return links.flatMap(({ path, fault }) => {
		const [pathname = "", anchor] = path.split("#");
		const page = targets.get(pathname);
		if (!page)
			return [
				fault(
					say("faults.noPage", {
						path,
						hint: suggest(pathname, [...targets.keys()]),
					}),
				),
			];
		const { places = [] } = routeOf(page);
		const anchors = [...listAnchors(page, slugs), ...places];
		if (!anchor || anchors.includes(anchor)) return [];
		const hint = suggest(anchor, anchors);
		return [fault(say("faults.noSection", { anchor, path: pathname, hint }))];
	});
}

/** File names that are not valid slugs, and slugs whose path another route already has. */
function listSlugFaults({ locale, content, slugs }: LocaleSources): Fault[] {
	const fault = (kind: ContentKind, slug: string, message: Message): Fault =>
		faultOf(fileOf(locale, kind, slug), "name", message);
	const malformed = Object.keys(content)
		.filter((kind): kind is keyof Slugs => kind in slugs)
		.flatMap((kind) =>
			slugs[kind]
				.filter((slug) => slug !== slugify(slug))
				.map((slug) =>
					fault(
						kind,
						slug,
						`allowed are a-z, 0-9 and -${slugify(slug) && `, as ${slugify(slug)}`}`,
					),
				),
		);
	const collisions = listSitePages(slugs).flatMap((page) => {
		const kind = kindOf(page);
		const other = pages.find(
			({ id, path }) => path === page.path && id !== page.id,
		);
		const slug = Object.values(page.params)[0] ?? "";
		if (!kind || !other) return [];
		return [
			fault(
				kind,
				slug,
				say("faults.pageTaken", { path: page.path, page: other.id }),
			),
		];
	});
	return [...malformed, ...collisions];
}

function kindOf(page: Page): keyof typeof contentPages | undefined {
	return (["articles", "positions", "guides", "solutions"] as const).find(
		(kind) => contentPages[kind].page === page.id,
	);
}

function listOfficeFaults({ content }: LocaleSources): Fault[] {
	return listTwins(content.offices, ({ order }) => String(order), "order");
}

function listPositionFaults({ content, slugs }: LocaleSources): Fault[] {
	const { positions } = content;
	return [
		...listTwins(positions, ({ reference }) => reference, "reference"),
		...positions.flatMap(({ fields: { office }, source }) =>
			slugs.offices.includes(office)
				? []
				: [
						source.fault(
							["office"],
							say("faults.noOffice", {
								office,
								hint: suggest(office, slugs.offices),
							}),
						),
					],
		),
	];
}

/** Guides without an entry in guides.json, and entries without a guide. */
function listRecordFaults(
	{ locale, content, slugs }: LocaleSources,
	{ source }: Content["guideRecords"],
): Fault[] {
	if (!source) return [];
	const names = Object.keys(Object(source.value));
	return [
		...content.guides
			.filter(({ slug }) => !names.includes(slug))
			.map(({ slug, source: guide }) =>
				guide.fault(
					[],
					say("faults.noRecord", { slug, hint: suggest(slug, names) }),
				),
			),
		...names
			.filter((name) => !slugs.guides.includes(name))
			.map((name) =>
				source.fault([name], `no locales/${locale}/guides/${name}.md`),
			),
	];
}

/** Files of one language that repeat a value that must be unique. */
function listTwins<Fields>(
	files: readonly Written<Fields>[],
	read: (fields: Fields) => string,
	field: string,
): Fault[] {
	const first = new Map<string, string>();
	return files.flatMap(({ fields, file, source }) => {
		const value = read(fields);
		const twin = first.get(value);
		if (twin)
			return [source.fault([field], say("faults.twin", { value, file: twin }))];
		first.set(value, file);
		return [];
	});
}

/** Entries with the name of an earlier entry, valid or not. */
function listDoubles({ source }: SharedFile<unknown>, field: string): Fault[] {
	if (!source || !Array.isArray(source.value)) return [];
	const names = source.value.map((entry: unknown) => Object(entry)[field]);
	return names.flatMap((name, index) =>
		name !== undefined && names.indexOf(name) < index
			? [source.fault([index, field], `${name} stands twice`)]
			: [],
	);
}
