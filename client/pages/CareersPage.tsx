import { brand } from "../../shared/brand.ts";
import { partId } from "../../shared/pages/anchors.ts";
import { anchorsOf, pageOf } from "../../shared/pages/page-paths.ts";
import { PositionList } from "../positions/PositionList.tsx";
import { CopySections } from "../sections/CopySections.tsx";
import { Later } from "../sections/Later.tsx";
import { LocalNav } from "../sections/LocalNav.tsx";
import { NoFees } from "../sections/NoFees.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { PageLinks } from "../sections/PageLinks.tsx";
import { SampleNote } from "../sections/SampleNote.tsx";
import { Scene } from "../sections/Scene.tsx";
import { Section } from "../sections/Section.tsx";
import { SectionText } from "../sections/SectionText.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";

/** Pages that help protect people who take a job in the Gulf. */
const readOn = [
	pageOf("candidates"),
	pageOf("documents"),
	pageOf("guides"),
	pageOf("gratuity"),
	pageOf("fairRecruitment"),
];

/** The open positions, and what it is like to work here. */
export function CareersPage() {
	const { t, page, location } = useTranslation("positions");
	const [open, ...others] = usePageCopy().sections;
	if (!open) throw new Error("no open positions");
	const [anchor, ...anchors] = anchorsOf(page);
	return (
		<>
			<PageIntro>
				<SampleNote />
				<LocalNav />
			</PageIntro>
			<Section heading={open.heading} id={anchor} layout="below">
				<SectionText section={open} />
				{/* A new query means a new filter. */}
				<PositionList key={location.search} />
			</Section>
			<Later>
				<CopySections
					sections={others}
					anchors={[...anchors, partId(others.length)]}
					drawings={{ [`life-at-${brand.short}`]: <Scene name="office" /> }}
				/>
				<PageLinks heading={t("beforeYouSign")} pages={readOn} />
				<NoFees />
			</Later>
		</>
	);
}
