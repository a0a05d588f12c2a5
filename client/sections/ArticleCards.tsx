import type { ListedArticle } from "../../shared/pages/content.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./ArticleCards.module.css";
import { Paragraph } from "./Lines.tsx";
import { Words } from "./Words.tsx";

/** Links to articles with date and reading time. */
export function ArticleCards(props: { articles: readonly ListedArticle[] }) {
	const { t, locale } = useTranslation("articles");
	return (
		<ul className={styles.cards}>
			{props.articles.map(
				({ slug, heading, description, published, minutes }) => (
					<li className="covered" key={slug}>
						<a href={hrefFor("article", locale, { article: slug })}>
							<Words text={heading} />
						</a>
						<Paragraph text={description} />
						<p>{`${published.text} · ${t("minutes", { minutes })}`}</p>
					</li>
				),
			)}
		</ul>
	);
}
