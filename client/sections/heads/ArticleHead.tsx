import type { ArticleCopy } from "../../../shared/pages/content.ts";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { useTranslation } from "../../state/translation.ts";
import { useAnchorNames } from "../../state/use-page-copy.ts";
import { Lines } from "../Lines.tsx";
import { Words } from "../Words.tsx";
import styles from "./ArticleHead.module.css";

/** Head of an article: its title above the text column, and a drawing above the margin. */
export function ArticleHead({ article }: { article: ArticleCopy }) {
	const { author, published, reviewed, minutes, drawing } = article;
	const { t } = useTranslation("articles");
	const nameAnchor = useAnchorNames();
	return (
		<header className={styles.head}>
			<Breadcrumbs />
			<div className={styles.columns}>
				<div className={styles.title}>
					<p>{nameAnchor(article.topic)}</p>
					<h1>
						<Words text={article.heading} />
					</h1>
					<p className={styles.introduction}>
						<Lines text={article.introduction} />
					</p>
					<ul className={styles.facts}>
						<li>{t("by", { author })}</li>
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
				</div>
				{drawing ? (
					<figure>
						<svg viewBox={drawing.box} aria-hidden="true">
							{drawing.paths.map((path) => (
								<path d={path} key={path} />
							))}
						</svg>
						<figcaption className="field-hint">
							<Lines text={drawing.caption} />
						</figcaption>
					</figure>
				) : null}
			</div>
		</header>
	);
}
