import { partId } from "../../shared/pages/anchors.ts";
import { Fold } from "../sections/Fold.tsx";
import { ArticleGrid } from "../sections/heads/ArticleGrid.tsx";
import { PartsNav } from "../sections/PartsNav.tsx";
import { Questions } from "../sections/Questions.tsx";
import { RelatedLinks } from "../sections/RelatedLinks.tsx";
import { SourceName } from "../sections/SourceName.tsx";
import { useTranslation } from "../state/translation.ts";
import { useTrustedHtml } from "../state/trusted-content.ts";
import { useCited } from "../state/use-page-copy.ts";
import styles from "./CitedText.module.css";
import { foldParts } from "./fold-parts.ts";
import { GlanceTable } from "./GlanceTable.tsx";

/** A text with a table of contents, followed by questions, sources and related pages. */
export function CitedText(props: {
	/** Headings of the table of contents and of the related pages, if not the usual ones. */
	labels?: { readonly parts: string; readonly related: string };
	/** Key facts, if the page's head does not show them. */
	glance?: string | undefined;
}) {
	const { glance } = props;
	const { t, i18n } = useTranslation("guides");
	const labels = props.labels ?? {
		parts: i18n.t("page.sections"),
		related: t("next"),
	};
	const copy = useCited();
	// Where key facts do not come first, the first section answers the page's question.
	const html = useTrustedHtml(foldParts(copy.html, !glance));
	const hasSources = copy.sources.length > 0;
	// Section ids continue the numbering of the text's parts.
	const sections = copy.sections.map((section, index) => ({
		...section,
		id: partId(copy.parts.length + index),
	}));
	return (
		<ArticleGrid className={styles.page}>
			<PartsNav
				label={labels.parts}
				isRepeated
				parts={[
					...(glance ? [{ id: "glance", name: t("glance") }] : []),
					...copy.parts,
					...sections.map(({ id, heading }) => ({ id, name: heading })),
					...(hasSources ? [{ id: "sources", name: t("sources") }] : []),
				]}
			/>
			<div className={styles.text}>
				{glance ? (
					<section aria-labelledby="glance">
						<h2 id="glance">{t("glance")}</h2>
						<GlanceTable html={glance} />
					</section>
				) : null}
				{/* Rendered by the build, which accepts no HTML from authors. */}
				<article
					className="prose"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: see above
					dangerouslySetInnerHTML={html}
				/>
				{sections.map(({ id, heading, points = [] }) => (
					<section aria-labelledby={id} key={id}>
						<h2 id={id}>{heading}</h2>
						<Questions questions={points} />
					</section>
				))}
				{hasSources ? (
					<>
						<section aria-labelledby="sources" className={styles.sources}>
							<Fold
								summary={
									<h2 id="sources">
										{t("sources")} · {copy.sources.length}
									</h2>
								}
							>
								<p>{t("sourcesNote")}</p>
								<ol>
									{copy.sources.map(({ id, name, grade, asOf, url }) => (
										<li id={id} key={id}>
											<SourceName name={name} url={url} />
											<small> {t("cite", { grade, date: asOf })}</small>
										</li>
									))}
								</ol>
							</Fold>
						</section>
						<p>{t("disclaimer")}</p>
					</>
				) : null}
				<RelatedLinks heading={labels.related} links={copy.related} />
			</div>
		</ArticleGrid>
	);
}
