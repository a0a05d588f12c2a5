import { useId } from "react";
import { type DeskList, enquiryStates } from "../../shared/enquiry/desk.ts";
import { filterOf, maximalSearch } from "../../shared/enquiry/desk-query.ts";
import { enquiryKinds } from "../../shared/enquiry/enquiry.ts";
import { useTranslation } from "../state/translation.ts";
import { AssigneeField } from "./AssigneeField.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import styles from "./DeskFilterForm.module.css";
import { PositionField } from "./PositionField.tsx";
import { useDesk, useDeskHref } from "./use-desk.ts";

/** Filters the list: states as links, the rest as a plain GET form. */
export function DeskFilterForm({ list }: { list: DeskList }) {
	const { query } = useDesk();
	const { t } = useTranslation("desk");
	const hrefOf = useDeskHref();
	const id = useId();
	const { state, failed, ...rest } = filterOf(query);
	const all = Object.values(list.counts).reduce((sum, count) => sum + count, 0);
	const tabs = [
		{ key: "all", name: t("filter.all"), count: all, filter: rest },
		...enquiryStates.map((value) => ({
			key: value,
			name: t(`states.${value}`),
			count: list.counts[value],
			filter: { ...rest, state: value },
		})),
		{
			key: "failed",
			name: t("filter.failed"),
			count: list.failed,
			filter: { ...rest, failed: true as const },
		},
	];
	const current = failed ? "failed" : (state ?? "all");
	return (
		<div className={styles.filter}>
			<nav aria-label={t("filter.label")}>
				<ul>
					{tabs.map(({ key, name, count, filter }) => (
						<li key={key}>
							<a
								href={hrefOf(filter)}
								aria-current={key === current ? "true" : undefined}
							>
								{t("filter.count", { name, count })}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<search>
				<form
					action={hrefOf({})}
					aria-label={t("filter.submit")}
					// The browser must not keep whose names were searched for.
					autoComplete="off"
				>
					{state ? <input type="hidden" name="state" value={state} /> : null}
					{failed ? <input type="hidden" name="failed" value="1" /> : null}
					<ChoiceField
						label={t("filter.kind")}
						name="kind"
						chosen={query.kind}
						any={t("filter.anyKind")}
						choices={enquiryKinds.map((kind) => ({
							value: kind,
							text: t(`kinds.${kind}`),
						}))}
					/>
					<PositionField positions={list.positions} />
					<AssigneeField />
					<label htmlFor={`${id}-search`} className={styles.search}>
						{t("filter.search")}
						<input
							id={`${id}-search`}
							type="search"
							name="search"
							maxLength={maximalSearch}
							defaultValue={query.search}
							aria-describedby={`${id}-hint`}
						/>
					</label>
					<button className="button button-primary" type="submit">
						{t("filter.submit")}
					</button>
					<p id={`${id}-hint`}>
						{t("filter.searchHint")}{" "}
						{Object.keys(filterOf(query)).length > 0 ? (
							<a href={hrefOf({})}>{t("filter.reset")}</a>
						) : null}
					</p>
				</form>
			</search>
		</div>
	);
}
