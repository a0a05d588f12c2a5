import type { ListedArticle } from "../../shared/pages/content.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { LinkCards } from "./LinkCards.tsx";

/** Links to articles with date and reading time. */
export function ArticleCards({
	articles,
}: {
	articles: readonly ListedArticle[];
}) {
	const { locale } = usePage();
	const { t } = useTranslation("articles");
	const cards = articles.map(
		({ slug, heading, description, published, minutes }) => ({
			href: hrefFor("article", locale, { article: slug }),
			name: heading,
			text: description,
			detail: `${published.text} · ${t("minutes", { minutes })}`,
		}),
	);
	return <LinkCards cards={cards} />;
}
