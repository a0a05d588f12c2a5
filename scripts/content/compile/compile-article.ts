import type {
	ArticleCopy,
	ArticleSummary,
} from "../../../shared/pages/content.ts";
import type { LinkCopy } from "../../../shared/pages/page-copy.ts";
import type { Written } from "../read-files.ts";
import type { ArticleSource } from "../schemas.ts";
import { drawSquares } from "../text/draw-squares.ts";
import { dayCopy, readingMinutes } from "../text/format-copy.ts";
import type { RenderedText } from "../text/markdown.ts";

export interface CompiledArticle {
	readonly summary: ArticleSummary;
	readonly page: ArticleCopy;
}

export function compileArticle(
	{ slug, fields, source }: Written<ArticleSource>,
	rendered: RenderedText,
	{
		locale,
		linkTo,
	}: { readonly locale: string; readonly linkTo: (path: string) => LinkCopy },
): CompiledArticle {
	const shared = {
		topic: fields.topic,
		heading: fields.heading,
		description: fields.description,
		...(fields.example ? { example: fields.example } : {}),
		published: dayCopy(fields.published, locale),
		minutes: String(readingMinutes(source.text)),
	};
	const { introduction, html, parts } = rendered;
	return {
		summary: { slug, ...shared },
		page: {
			...shared,
			title: fields.title,
			introduction,
			sections: [],
			reviewed: dayCopy(fields.reviewed, locale),
			author: fields.author,
			...(fields.drawing ? { drawing: drawSquares(fields.drawing) } : {}),
			html,
			parts,
			related: fields.related.map(linkTo),
			...(fields.closing ? { closing: fields.closing } : {}),
		},
	};
}
