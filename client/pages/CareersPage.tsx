import { brand } from "../../shared/brand.ts";
import { partId } from "../../shared/pages/anchors.ts";
import { anchorsOf, pageOf } from "../../shared/pages/page-paths.ts";
import { PositionCards } from "../positions/PositionCards.tsx";
import { PositionList } from "../positions/PositionList.tsx";
import { sortByClosing } from "../positions/position-filter.ts";
import { useOpenPositions } from "../positions/use-open-positions.ts";
import { CopySections } from "../sections/CopySections.tsx";
import { Later } from "../sections/Later.tsx";
import { LocalNav } from "../sections/LocalNav.tsx";
import { NoFees } from "../sections/NoFees.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { PageLinks } from "../sections/PageLinks.tsx";
import { SampleNote } from "../sections/SampleNote.tsx";
import { Section } from "../sections/Section.tsx";
import { SectionLead } from "../sections/SectionLead.tsx";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";
import { MeetingDrawing } from "./MeetingDrawing.tsx";

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
	const positions = sortByClosing(useOpenPositions());
	return (
		<>
			<PageIntro>
				<SampleNote />
				<figure>
					<figcaption>
						<strong>{t("soonest")}</strong>
					</figcaption>
					<PositionCards positions={positions.slice(0, 3)} />
					<p className="actions">
						<a className="button button-primary" href={`#${anchor}`}>
							{t("seeAll", { count: positions.length })}
						</a>
					</p>
				</figure>
				<div data-phone="none">
					<LocalNav />
				</div>
			</PageIntro>
			<Section
				heading={open.heading}
				layout="below"
				note={<SectionLead section={open} />}
			>
				{/* A new query means a new filter. */}
				<PositionList key={location.search} positions={positions} id={anchor} />
			</Section>
			<Later>
				<CopySections
					sections={others}
					anchors={[...anchors, partId(others.length)]}
					drawings={{ [`life-at-${brand.short}`]: <MeetingDrawing /> }}
				/>
				<PageLinks heading={t("beforeYouSign")} pages={readOn} />
				<NoFees />
			</Later>
		</>
	);
}
