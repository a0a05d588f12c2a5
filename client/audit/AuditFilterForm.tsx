import { useId } from "react";
import { auditActions } from "../../shared/audit-actions.ts";
import { ChoiceField } from "../desk/ChoiceField.tsx";
import styles from "../desk/DeskFilterForm.module.css";
import { useStaffName } from "../desk/use-staff-name.ts";
import { useTranslation } from "../state/translation.ts";
import { useAudit } from "./use-audit.ts";

/** Filters the audit entries with a plain GET form. */
export function AuditFilterForm() {
	const { people, query, filter, hrefOf } = useAudit();
	const { t } = useTranslation("audit");
	const nameOf = useStaffName();
	const id = useId();
	const page = hrefOf({});
	const isFiltered = Object.keys(filter).length > 0;
	return (
		<search className={styles.filter}>
			<form action={page} aria-label={t("filter.submit")}>
				<ChoiceField
					label={t("filter.person")}
					name="person"
					chosen={query.person}
					any={t("filter.anybody")}
					choices={people.map((name) => ({
						value: name,
						text: nameOf({ id: null, name }),
					}))}
				/>
				<ChoiceField
					label={t("filter.action")}
					name="action"
					chosen={query.action}
					any={t("filter.anything")}
					choices={auditActions.map((action) => ({
						value: action,
						text: t(`actions.${action}`),
					}))}
				/>
				<label htmlFor={`${id}-reference`}>
					{t("filter.reference")}
					<input
						id={`${id}-reference`}
						type="text"
						name="reference"
						maxLength={19}
						autoComplete="off"
						spellCheck={false}
						defaultValue={query.reference}
					/>
				</label>
				<label htmlFor={`${id}-day`}>
					{t("filter.day")}
					<input
						id={`${id}-day`}
						type="date"
						name="day"
						defaultValue={query.day}
					/>
				</label>
				<button className="button button-primary" type="submit">
					{t("filter.submit")}
				</button>
				{isFiltered ? (
					<p>
						<a href={page}>{t("filter.reset")}</a>
					</p>
				) : null}
			</form>
		</search>
	);
}
