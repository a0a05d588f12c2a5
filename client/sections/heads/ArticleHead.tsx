import type { ArticleCopy } from "../../../shared/pages/content.ts";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { useTranslation } from "../../state/translation.ts";
import { useAnchorNames } from "../../state/use-page-copy.ts";
import { Lines } from "../Lines.tsx";
import { Words } from "../Words.tsx";
import styles from "./ArticleHead.module.css";

/** Head of an article: its title above the text column, and a drawing above the margin. */
export function ArticleHead({ article }: { article: ArticleCopy }) {
	const { author, published, reviewed, minutes } = article;
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
				<Drawing related={article.related} />
			</div>
		</header>
	);
}

/** A part of the drawing of the first industry that an article refers to, else a skyline. */
function Drawing({ related }: { related: readonly string[] }) {
	const [slug] = related.flatMap(
		(href) => /\/industries\/([\w-]+)/.exec(href)?.[1] ?? [],
	);
	return (
		<svg
			className="line-art"
			viewBox={slug ? "20 62 420 300" : "0 -59 240 171"}
			aria-hidden="true"
		>
			<use href={`/drawings/${slug ? `${slug}.svg#d` : "offices.svg#dubai"}`} />
		</svg>
	);
}
