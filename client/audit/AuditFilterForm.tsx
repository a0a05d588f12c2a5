import { useId } from "react";
import { auditActions } from "../../shared/audit.ts";
import { auditFilterOf } from "../../shared/audit-query.ts";
import { hrefFor } from "../../shared/pages/page-paths.ts";
import styles from "../desk/DeskFilterForm.module.css";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { useAudit } from "./use-audit.ts";

/** Which entries are listed: a plain form. */
export function AuditFilterForm() {
	const { people, query } = useAudit();
	const { locale } = usePage();
	const { t } = useTranslation("audit");
	const id = useId();
	const page = hrefFor("deskAudit", locale);
	const isFiltered = Object.keys(auditFilterOf(query)).length > 0;
	return (
		<search className={styles.filter}>
			<form action={page}>
				<label htmlFor={`${id}-person`} className={styles.kind}>
					{t("filter.person")}
					<select
						id={`${id}-person`}
						name="person"
						defaultValue={query.person ?? ""}
					>
						<option value="">{t("filter.anybody")}</option>
						{people.map((name) => (
							<option key={name} value={name}>
								{name}
							</option>
						))}
					</select>
				</label>
				<label htmlFor={`${id}-action`} className={styles.kind}>
					{t("filter.action")}
					<select
						id={`${id}-action`}
						name="action"
						defaultValue={query.action ?? ""}
					>
						<option value="">{t("filter.anything")}</option>
						{auditActions.map((action) => (
							<option key={action} value={action}>
								{t(`actions.${action}`)}
							</option>
						))}
					</select>
				</label>
				<label htmlFor={`${id}-reference`} className={styles.kind}>
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
				<label htmlFor={`${id}-day`} className={styles.kind}>
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
