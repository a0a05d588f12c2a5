import type { ArticleSummary } from "../../shared/pages/content.ts";
import { findPage, pageHref } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { LinkCards } from "./LinkCards.tsx";

/** Links to articles, each with its date and reading time. */
export function ArticleCards({
	articles,
}: {
	articles: readonly ArticleSummary[];
}) {
	const { locale } = usePage();
	const { t } = useTranslation("articles");
	const cards = articles.flatMap(
		({ slug, heading, description, published, minutes }) => {
			const page = findPage(`/insights/${slug}`);
			if (!page) return [];
			return {
				href: pageHref(page, locale),
				name: heading,
				text: description,
				detail: `${published.text} · ${t("minutes", { minutes })}`,
			};
		},
	);
	return <LinkCards cards={cards} />;
}
