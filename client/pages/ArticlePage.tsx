import { feedHref } from "../../shared/pages/file-addresses.ts";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { ArticleCards } from "../sections/ArticleCards.tsx";
import { foldFacts } from "../sections/fold-facts.ts";
import { ArticleGrid } from "../sections/heads/ArticleGrid.tsx";
import { ArticleHead } from "../sections/heads/ArticleHead.tsx";
import { PartsNav } from "../sections/PartsNav.tsx";
import { RelatedLinks } from "../sections/RelatedLinks.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";
import { useTrustedHtml } from "../state/trusted-content.ts";
import { useArticle } from "../state/use-page-copy.ts";
import styles from "./ArticlePage.module.css";

/** An article with related pages and other articles. */
export function ArticlePage() {
	const { t, page, locale, i18n } = useTranslation("articles");
	const article = useArticle();
	const { html, count } = foldFacts(article.html, (number) =>
		i18n.t("page.law", { number }),
	);
	const trusted = useTrustedHtml(html);
	const others = t("items")
		.filter(({ slug }) => slug !== page.params.article)
		.toSorted(
			(a, b) =>
				Number(b.topic === article.topic) - Number(a.topic === article.topic),
		)
		.slice(0, 3);
	return (
		<>
			<ArticleHead />
			<ArticleGrid>
				<PartsNav label={t("parts")} parts={article.parts} />
				<div className={styles.text}>
					{/* Rendered from Markdown by the build, which accepts no HTML from authors. */}
					<article
						className="prose"
						// In a full margin, tables have no room.
						data-noted={count > 1 || undefined}
						// biome-ignore lint/security/noDangerouslySetInnerHtml: see above
						dangerouslySetInnerHTML={trusted}
					/>
					<p>
						<small>{t("disclaimer")}</small>
					</p>
					<RelatedLinks heading={t("related")} links={article.related} />
				</div>
			</ArticleGrid>
			<Section heading={t("more")} layout="below" isFolded>
				<ArticleCards articles={others} />
				<p className="actions">
					<a
						className="button"
						href={anchorHref("insights", locale, article.topic)}
					>
						{t("all")}
					</a>
					<a className="button" href={feedHref(locale)}>
						{t("feed")}
					</a>
				</p>
			</Section>
		</>
	);
}
