import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { GlobalPresence } from "../offices/GlobalPresence.tsx";
import { OfficePanel } from "../offices/OfficePanel.tsx";
import { OfficeWeek } from "../offices/OfficeWeek.tsx";
import { PlaceHead } from "../sections/heads/PlaceHead.tsx";
import { SampleNote } from "../sections/SampleNote.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";

/** The offices on a map and their weekly hours, then each with its details. */
export function LocationsPage() {
	const { t, locale, nameOf } = useTranslation("offices");
	return (
		<>
			<PlaceHead />
			<Section heading={t("week.heading")} lead={t("week.lead")} layout="below">
				<SampleNote text={t("sample")} />
				<OfficeWeek />
				<p className="actions">
					<a className="button" href={hrefFor("guides", locale)}>
						{nameOf(pageOf("guides"))}
					</a>
					<a className="button" href={hrefFor("documents", locale)}>
						{nameOf(pageOf("documents"))}
					</a>
				</p>
			</Section>
			{t("items").map((office) => (
				<Section
					key={office.id}
					heading={office.name}
					id={office.id}
					layout="below"
				>
					<OfficePanel office={office} />
				</Section>
			))}
			<Section heading={t("worldTitle")} tone="sunken" layout="below">
				<GlobalPresence />
			</Section>
		</>
	);
}
