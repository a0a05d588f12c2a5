import { useLocation } from "react-router";
import { routeOf } from "../../shared/page-paths.ts";
import { CopySections, SectionText } from "../components/CopySections.tsx";
import { LocalNav } from "../components/LocalNav.tsx";
import { NoFees } from "../components/NoFees.tsx";
import { PageIntro } from "../components/PageIntro.tsx";
import { PositionList } from "../components/positions/PositionList.tsx";
import { Scene } from "../components/Scene.tsx";
import { Section } from "../components/Section.tsx";
import { usePage } from "../state/page-context.ts";
import { usePageCopy } from "../state/page-copy.ts";

/** Work with the firm itself: the open positions, then all around them. */
export function CareersPage() {
	const { page } = usePage();
	const { search } = useLocation();
	const copy = usePageCopy();
	const [open, ...others] = copy.sections;
	const [anchor, ...anchors] = routeOf(page).anchors ?? [];
	return (
		<>
			<PageIntro heading={copy.heading} introduction={copy.introduction}>
				<LocalNav />
			</PageIntro>
			{open ? (
				<Section heading={open.heading} id={anchor} layout="below">
					<SectionText section={open} />
					{/* Another address is another choice. */}
					<PositionList key={search} />
				</Section>
			) : null}
			<Scene name="office" />
			<CopySections sections={others} anchors={anchors} />
			<NoFees />
		</>
	);
}
