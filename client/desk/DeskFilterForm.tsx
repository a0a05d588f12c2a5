import { useId } from "react";
import { type DeskList, enquiryStates } from "../../shared/enquiry/desk.ts";
import { maximalSearch } from "../../shared/enquiry/desk-query.ts";
import { enquiryKinds } from "../../shared/enquiry/enquiry.ts";
import { useTranslation } from "../state/translation.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import styles from "./DeskFilterForm.module.css";
import { useDesk } from "./use-desk.ts";

/** Filters the list: states as links, the rest as a plain GET form. */
export function DeskFilterForm({ list }: { list: DeskList }) {
	const { query, filter, hrefOf, me, staff } = useDesk();
	const { t } = useTranslation("desk");
	const id = useId();
	const { state, failed, ...rest } = filter;
	const all = Object.values(list.counts).reduce((sum, count) => sum + count, 0);
	const tabs = [
		{ key: "all", name: t("filter.all"), count: all, href: hrefOf(rest) },
		...enquiryStates.map((value) => ({
			key: value,
			name: t(`states.${value}`),
			count: list.counts[value],
			href: hrefOf({ ...rest, state: value }),
		})),
		{
			key: "failed",
			name: t("filter.failed"),
			count: list.failed,
			href: hrefOf({ ...rest, failed: true }),
		},
	];
	const positions = list.positions.map(({ reference, title }) => ({
		value: reference,
		text: title ? t("filter.positionOption", { reference, title }) : reference,
	}));
	const { position = "" } = query;
	if (position !== "" && !positions.some(({ value }) => value === position))
		positions.unshift({ value: position, text: position });
	const assignees = [
		...(me.id === null
			? []
			: [{ value: "me", text: t("assign.you", { name: me.name }) }]),
		{ value: "nobody", text: t("assign.nobody") },
		...staff
			.filter(({ id }) => id !== me.id)
			.map(({ id, name }) => ({ value: String(id), text: name })),
	];
	const current = failed ? "failed" : (state ?? "all");
	return (
		<div className={styles.filter}>
			<nav aria-label={t("filter.label")}>
				<ul>
					{tabs.map(({ key, name, count, href }) => (
						<li key={key}>
							<a
								href={href}
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
					<ChoiceField
						label={t("filter.position")}
						name="position"
						chosen={position}
						any={t("filter.anyPosition")}
						choices={positions}
					/>
					<ChoiceField
						label={t("filter.assignee")}
						name="assignee"
						chosen={query.assignee?.toString()}
						any={t("filter.anyAssignee")}
						choices={assignees}
					/>
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
						{Object.keys(filter).length > 0 ? (
							<a href={hrefOf({})}>{t("filter.reset")}</a>
						) : null}
					</p>
				</form>
			</search>
		</div>
	);
}
