import { CopySections } from "../sections/CopySections.tsx";
import { LinkRows } from "../sections/LinkRows.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** The documents to fill in, each a file. */
export function TemplatesPage() {
	const { t } = useTranslation("templates");
	const copy = usePageCopy();
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction} />
			<Section heading={t("list")} layout="below">
				<LinkRows
					rows={t("items").map(({ title, description, href }) => ({
						href,
						name: t("file", { title }),
						text: description,
					}))}
				/>
			</Section>
			<CopySections sections={copy.sections} />
		</>
	);
}
