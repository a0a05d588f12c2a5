import type { ChangeEvent, MouseEvent } from "react";
import type { PositionSummary } from "../../shared/pages/content.ts";
import { isPlainClick } from "../navigation/is-plain-click.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./PositionChoice.module.css";
import { filterNames, type PositionFilter } from "./position-filter.ts";

/** Three filter selects. Without scripts, a form that the server answers. */
export function PositionChoice(props: {
	/** URL of the unfiltered list. */
	action: string;
	positions: readonly PositionSummary[];
	filter: PositionFilter;
	onChoose: (filter: PositionFilter) => void;
}) {
	const { action, positions, filter, onChoose } = props;
	const { t } = useTranslation("positions");
	const nameOf = {
		function: (position: PositionSummary) =>
			t(`functions.${position.function}`),
		country: (position: PositionSummary) => position.countryName,
		level: (position: PositionSummary) => t(`levels.${position.level}`),
	};
	const reset = (event: MouseEvent<HTMLElement>) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		onChoose({});
		// The link disappears.
		event.currentTarget.closest("form")?.querySelector("select")?.focus();
	};
	return (
		<form
			className={styles.choice}
			action={action}
			aria-label={t("filter.heading")}
		>
			{filterNames.map((name) => (
				<label key={name}>
					{t(`filter.${name}`)}
					<select
						name={name}
						value={filter[name] ?? ""}
						autoComplete="off"
						onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
							onChoose({ ...filter, [name]: target.value })
						}
					>
						<option value="">{t("filter.all")}</option>
						{listOptions(positions, (position) => [
							position[name],
							nameOf[name](position),
						]).map(([value, text]) => (
							<option key={value} value={value}>
								{text}
							</option>
						))}
					</select>
				</label>
			))}
			<button className="button" type="submit">
				{t("filter.submit")}
			</button>
			<a
				className={styles.reset}
				href={action}
				hidden={Object.values(filter).every((value) => !value)}
				onClick={reset}
			>
				{t("filter.reset")}
			</a>
		</form>
	);
}

/** Unique values with their names, sorted by name. */
function listOptions(
	positions: readonly PositionSummary[],
	read: (position: PositionSummary) => readonly [string, string],
): (readonly [string, string])[] {
	return [...new Map(positions.map(read))].sort(([, a], [, b]) =>
		a < b ? -1 : 1,
	);
}
