import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { CheckedNote } from "../cited/CheckedNote.tsx";
import { CitedText } from "../cited/CitedText.tsx";
import { AskedLink } from "../sections/AskedLink.tsx";
import { Chart } from "../sections/Chart.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";
import { useGuide } from "../state/use-page-copy.ts";

/** A country's employment rules: key facts, text and sources. */
export function GuidePage() {
	const { t, page, locale } = useTranslation("guides");
	const guide = useGuide();
	const others = t("items").filter(({ slug }) => slug !== page.params.country);
	return (
		<>
			<PageIntro>
				<AskedLink />
				<CheckedNote />
				{guide.gratuity ? <Chart chart={guide.gratuity} /> : null}
			</PageIntro>
			<CitedText
				glance={guide.glance}
				labels={{ parts: t("parts"), related: t("related") }}
			/>
			<Section
				heading={t(others.length > 0 ? "others" : "all")}
				layout="below"
				isFolded
			>
				<p className="actions">
					{others.map(({ slug, countryName }) => (
						<a
							className="button"
							href={hrefFor("guide", locale, { country: slug })}
							key={slug}
						>
							{countryName}
						</a>
					))}
					<a className="button" href={hrefFor("guides", locale)}>
						{t("all")}
					</a>
				</p>
			</Section>
		</>
	);
}
