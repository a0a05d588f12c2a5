import { GlobalPresence } from "../offices/GlobalPresence.tsx";
import { OfficePanel } from "../offices/OfficePanel.tsx";
import { OfficesMap } from "../offices/OfficesMap.tsx";
import { LocalNav } from "../sections/LocalNav.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
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
