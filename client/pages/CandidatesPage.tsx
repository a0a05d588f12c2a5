import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { CitedHead } from "../cited/CitedHead.tsx";
import { CitedText } from "../cited/CitedText.tsx";
import { PositionCards } from "../positions/PositionCards.tsx";
import { useOpenPositions } from "../positions/use-open-positions.ts";
import { Later } from "../sections/Later.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";

/** Number of open positions shown before the link to all. */
const shown = 6;

/** For job seekers: where to find advice, and open positions with their pay. */
export function CandidatesPage() {
	const { t, locale } = useTranslation("positions");
	const open = useOpenPositions();
	return (
		<>
			<CitedHead />
			<CitedText />
			<Later>
				<Section heading={t("open")} layout="below">
					<p>
						{open.length > 0 ? t("count", { count: open.length }) : t("none")}
					</p>
					<PositionCards positions={open.slice(0, shown)} />
					<p className="actions">
						<a
							className="button button-primary"
							href={hrefFor("careers", locale)}
						>
							{t("all")}
						</a>
					</p>
				</Section>
			</Later>
		</>
	);
}
