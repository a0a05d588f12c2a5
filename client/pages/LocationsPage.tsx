import { GlobalPresence } from "../components/GlobalPresence.tsx";
import { LocalNav } from "../components/LocalNav.tsx";
import { OfficePanel } from "../components/OfficePanel.tsx";
import { OfficesMap } from "../components/OfficesMap.tsx";
import { PageIntro } from "../components/PageIntro.tsx";
import { Section } from "../components/Section.tsx";
import { useTranslation } from "../state/translation.ts";

/** The offices on a map, then each with its address, hours and authorities. */
export function LocationsPage() {
	const { t } = useTranslation("offices");
	const { t: copy } = useTranslation("locations");
	return (
		<>
			<PageIntro
				heading={copy("page.heading")}
				introduction={copy("page.introduction")}
			>
				<LocalNav />
			</PageIntro>
			<Section heading={t("mapTitle")} tone="sunken">
				<OfficesMap />
			</Section>
			{t("items").map((office) => (
				<Section
					key={office.id}
					heading={office.name}
					id={office.id}
					lead={office.role}
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
