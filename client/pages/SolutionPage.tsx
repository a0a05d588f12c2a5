import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { CitedHead } from "../cited/CitedHead.tsx";
import { CitedText } from "../cited/CitedText.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";

/** A landing page for a common search: the answer in figures first, then the details. */
export function SolutionPage() {
	const { t, page, locale } = useTranslation("solutions");
	const others = t("items").filter(({ slug }) => slug !== page.params.solution);
	return (
		<>
			<CitedHead />
			<CitedText />
			{others.length > 0 ? (
				<Section heading={t("others")} layout="below" isFolded>
					<LinkList
						links={others.map(({ slug, heading }) => ({
							href: hrefFor("solution", locale, { solution: slug }),
							name: heading,
						}))}
					/>
				</Section>
			) : null}
		</>
	);
}
