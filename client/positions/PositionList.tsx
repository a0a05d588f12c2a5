import { useState } from "react";
import type { ListedPosition } from "../../shared/pages/content.ts";
import { anchorHref, pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { Fold } from "../sections/Fold.tsx";
import { Lines } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import { PositionCards } from "./PositionCards.tsx";
import { PositionChoice } from "./PositionChoice.tsx";
import styles from "./PositionList.module.css";
import {
	choosePositions,
	type PositionFilter,
	readFilter,
} from "./position-filter.ts";

/**
 * Positions with a filter that is kept in the URL. Phones fold them unless it is set.
 *
 * @param id on what is folded, so that links to the positions open it
 */
export function PositionList(props: {
	positions: readonly ListedPosition[];
	id: string | undefined;
}) {
	const { positions } = props;
	const { t, locale, location } = useTranslation("positions");
	const [filter, setFilter] = useState(() =>
		readFilter(location.search, positions),
	);
	const [isFolded] = useState(() =>
		Object.values(filter).every((value) => !value),
	);
	const chosen = choosePositions(positions, filter);
	const choose = (next: PositionFilter) => {
		setFilter(next);
		const href = pageHref(pageOf("careers"), locale, { query: next });
		history.replaceState(history.state, "", href + window.location.hash);
	};
	const choice = (
		<PositionChoice
			action={anchorHref("careers", locale, "open-positions")}
			positions={positions}
			filter={filter}
			onChoose={choose}
		/>
	);
	const list = (
		<div id={props.id}>
			{choice}
			<p className={styles.count} role="status">
				{chosen.length > 0 ? (
					t("count", { count: chosen.length })
				) : (
					<Lines text={t("none")} />
				)}
			</p>
			<PositionCards positions={chosen} />
		</div>
	);
	return isFolded ? (
		<Fold summary={t("count", { count: positions.length })} isNarrow>
			{list}
		</Fold>
	) : (
		list
	);
}
