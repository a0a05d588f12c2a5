import { CommandError } from "../../server/config/command-words.ts";
import type { Config } from "../../server/config/config.ts";
import {
	type DatedEntry,
	pageOfEntry,
} from "../../server/content/dated-content.ts";
import { signPreview } from "../../server/content/preview-signature.ts";
import { isDated, type Term } from "../../server/content/publication.ts";
import { defaultLocale, localeCodes } from "../../shared/locales.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { readSoundContent } from "./read-content.ts";
import type { Written } from "./read-files.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The page to show, and for how long. */
export interface PreviewOrder {
	readonly kind: DatedEntry["kind"];
	readonly slug: string;
	readonly days: number;
}

/**
 * The signed links to a page that is not public at all times, one a language, and when they expire.
 *
 * @param root the project's folder.
 * @param now milliseconds since the epoch.
 * @throws {CommandError} that says what is missing; ContentError if content is invalid.
 */
export async function writePreview(
	root: string,
	{ kind, slug, days }: PreviewOrder,
	{ previewSecret, siteOrigin }: Pick<Config, "previewSecret" | "siteOrigin">,
	now = Date.now(),
): Promise<string> {
	if (!previewSecret)
		throw new CommandError(
			"PREVIEW_SECRET is not set; it must be the same here and on the site",
			1,
		);
	const { locales } = await readSoundContent(root, localeCodes);
	const files = locales
		.filter(({ locale }) => locale === defaultLocale)
		.flatMap(({ content }): readonly Written<Term>[] =>
			kind === "article" ? content.articles : content.positions,
		);
	const dated = files.filter(({ fields }) => isDated(fields));
	if (!dated.some((file) => file.slug === slug)) {
		const why = files.some((file) => file.slug === slug)
			? `${slug} is public`
			: `there is no ${kind} ${slug}`;
		const known = dated.map((file) => file.slug).join(", ") || "none";
		throw new CommandError(`${why}; drafts and dated ones: ${known}`, 1);
	}
	const page = pageOfEntry({ kind, slug });
	const endsAt = now + days * dayMs;
	const signature = signPreview(previewSecret, page, endsAt);
	const links = localeCodes.map(
		(locale) => `${siteOrigin}${pageHref(page, locale)}?preview=${signature}\n`,
	);
	return `${links.join("")}until ${new Date(endsAt).toISOString()}\n`;
}
