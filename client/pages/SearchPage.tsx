import { pageOf } from "../../shared/pages/page-paths.ts";
import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { SearchField } from "../search/SearchField.tsx";
import { Lines } from "../sections/Lines.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { PageLinks } from "../sections/PageLinks.tsx";
import { Section } from "../sections/Section.tsx";
import { usePageData } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./SearchPage.module.css";

/** Suggested pages if there is no query or nothing was found. */
const starts = [
	pageOf("services"),
	pageOf("industries"),
	pageOf("insights"),
	pageOf("careers"),
	pageOf("locations"),
	pageOf("calculators"),
];

/** The search field and the server's results. */
export function SearchPage() {
	const { t } = useTranslation("search");
	const { search } = usePageData();
	const { query = "", results = [], isNear } = search ?? {};
	const isEmpty = query !== "" && (results.length === 0 || isNear);
	return (
		<>
			<PageIntro isWithoutBreadcrumbs />
			<div className={styles.bar}>
				<SearchField key={query} query={query} />
			</div>
			{isEmpty ? (
				<Section heading={t("none.heading", { query })}>
					<p>{t("none.text")}</p>
					<ConsultationLink>{t("none.action")}</ConsultationLink>
				</Section>
			) : null}
			{results.length > 0 ? (
				<Section
					heading={
						isNear
							? t("near.heading")
							: t("found.heading", { query, count: results.length })
					}
					layout="below"
				>
					<ol className={styles.results}>
						{results.map(({ href, title, section, excerpt }) => (
							<li key={href}>
								<a className={styles.title} href={href}>
									{title}
								</a>
								{section ? <p className={styles.section}>{section}</p> : null}
								<p className={styles.excerpt}>
									{excerpt.map(({ text, isMarked }, index) =>
										isMarked ? (
											// biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never move
											<mark key={index}>{text}</mark>
										) : (
											// biome-ignore lint/suspicious/noArrayIndexKey: see above
											<Lines key={index} text={text} />
										),
									)}
								</p>
							</li>
						))}
					</ol>
				</Section>
			) : (
				<PageLinks heading={t("starts.heading")} pages={starts} />
			)}
		</>
	);
}
