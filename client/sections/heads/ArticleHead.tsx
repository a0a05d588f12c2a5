import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { useTranslation } from "../../state/translation.ts";
import { useArticle } from "../../state/use-page-copy.ts";
import { Example } from "../Example.tsx";
import { Lines, Paragraph } from "../Lines.tsx";
import { PageTitle } from "../PageTitle.tsx";
import { ArticleGrid } from "./ArticleGrid.tsx";
import styles from "./ArticleHead.module.css";

/** Head of an article: its title and a drawing above the text column. */
export function ArticleHead() {
	const article = useArticle();
	const { author, published, reviewed, minutes, drawing } = article;
	const { t, nameAnchor } = useTranslation("articles");
	return (
		<header>
			<ArticleGrid className={styles.head}>
				<Breadcrumbs />
				<p className={styles.topic}>{nameAnchor(article.topic)}</p>
				<PageTitle text={article.heading} />
				<Paragraph className="introduction" text={article.introduction} />
				<ul className={styles.facts}>
					<Lines as="li" text={t("by", { author })} />
					<li>
						<time dateTime={published.iso}>
							{t("published", { date: published.text })}
						</time>
					</li>
					<li>
						<time dateTime={reviewed.iso}>
							{t("reviewed", { date: reviewed.text })}
						</time>
					</li>
					<li>{t("minutes", { minutes })}</li>
				</ul>
				{article.example ? (
					<p className="notice">
						<Example /> {t("example")}
					</p>
				) : null}
				{drawing ? (
					<figure>
						<figcaption className="field-hint">
							<Lines text={drawing.caption} />
						</figcaption>
						<ul className={styles.squares}>
							{drawing.rows.map(({ name, value, box, paths }) => (
								<li key={name}>
									<span>{name}</span>
									<svg
										viewBox={box}
										// Squares of 22 pixels, or less if there are many.
										width={Number(box.split(" ")[2]) * 2.2}
										aria-hidden="true"
									>
										{paths.map((path) => (
											<path d={path} key={path} />
										))}
									</svg>
									<b>{value}</b>
								</li>
							))}
						</ul>
					</figure>
				) : null}
			</ArticleGrid>
		</header>
	);
}
