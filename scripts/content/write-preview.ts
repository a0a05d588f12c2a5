import { parseArgs } from "node:util";
import type { Config } from "../../server/config/config.ts";
import {
	type DatedEntry,
	datedKinds,
	pageOfEntry,
} from "../../server/content/dated-content.ts";
import { signPreview } from "../../server/content/preview-signature.ts";
import { isDated, type Term } from "../../server/content/publication.ts";
import { defaultLocale, localeCodes } from "../../shared/locales.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { readSoundContent } from "./read-content.ts";
import type { Written } from "./read-files.ts";

const dayMs = 24 * 60 * 60 * 1000;
const daysAtMost = 90;
const usage = `npm run preview -- article|position SLUG [--days 7], 1 to ${daysAtMost} days`;

/** The requested preview is not possible; the message says why. */
export class PreviewError extends Error {
	override readonly name = "PreviewError";
}

/**
 * The signed links to a page that is not public at all times, one a language, and when they expire.
 *
 * @param root the project's folder.
 * @param words the command-line arguments: a kind, a slug, options.
 * @param now milliseconds since the epoch.
 * @throws PreviewError that says what is allowed; ContentError if content is invalid.
 */
export async function writePreview(
	root: string,
	words: readonly string[],
	{ previewSecret, siteOrigin }: Pick<Config, "previewSecret" | "siteOrigin">,
	now = Date.now(),
): Promise<string> {
	const { kind, slug, days } = readWords(words);
	if (!previewSecret)
		throw new PreviewError(
			"PREVIEW_SECRET is not set; it must be the same here and on the site",
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
		throw new PreviewError(`${why}; drafts and dated ones: ${known}`);
	}
	const page = pageOfEntry({ kind, slug });
	const endsAt = now + days * dayMs;
	const signature = signPreview(previewSecret, page, endsAt);
	const links = localeCodes.map(
		(locale) => `${siteOrigin}${pageHref(page, locale)}?preview=${signature}\n`,
	);
	return `${links.join("")}until ${new Date(endsAt).toISOString()}\n`;
}

function readWords(words: readonly string[]): {
	readonly kind: DatedEntry["kind"];
	readonly slug: string;
	readonly days: number;
} {
	try {
		const { values, positionals } = parseArgs({
			args: [...words],
			options: { days: { type: "string", default: "7" } },
			allowPositionals: true,
		});
		const [given, slug, ...rest] = positionals;
		const kind = datedKinds.find((name) => name === given);
		const days = /^\d+$/.test(values.days) ? Number(values.days) : 0;
		if (kind && slug && rest.length === 0 && days >= 1 && days <= daysAtMost)
			return { kind, slug, days };
	} catch {
		// Unknown options: the usage is reported below.
	}
	throw new PreviewError(usage);
}
