import { partId } from "../../shared/pages/anchors.ts";
import { Later } from "../sections/Later.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { SampleNote } from "../sections/SampleNote.tsx";
import { SectionText } from "../sections/SectionText.tsx";
import { Words } from "../sections/Words.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";
import styles from "./PrivacyPage.module.css";

/** The privacy notice with a table of contents. */
export function PrivacyPage() {
	const { t } = useTranslation();
	const { sections } = usePageCopy();
	const parts = sections.map((section, index) => (
		<section className={styles.part} id={partId(index)} key={section.heading}>
			<Words as="h2" text={section.heading} />
			<SectionText section={section} />
		</section>
	));
	return (
		<>
			<PageIntro>
				<SampleNote />
			</PageIntro>
			<div className={styles.notice}>
				<nav className={styles.contents} aria-label={t("page.sections")}>
					<ol>
						{sections.map(({ heading }, index) => (
							<li key={heading}>
								<a href={`#${partId(index)}`}>
									<Words text={heading} />
								</a>
							</li>
						))}
					</ol>
				</nav>
				<div>
					{parts.slice(0, 3)}
					<Later>{parts.slice(3)}</Later>
				</div>
			</div>
		</>
	);
}
