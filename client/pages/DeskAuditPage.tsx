import { useId } from "react";
import { type AuditQuery, auditActions } from "../../shared/audit-actions.ts";
import {
	auditCsvPath,
	auditFilterOf,
	auditSearch,
} from "../../shared/audit-query.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { AuditTable } from "../desk/AuditTable.tsx";
import { ChoiceField } from "../desk/ChoiceField.tsx";
import styles from "../desk/DeskFilterForm.module.css";
import { useStaffName } from "../desk/use-staff-name.ts";
import { Section } from "../sections/Section.tsx";
import { StaffHead } from "../staff/StaffHead.tsx";
import { usePage, usePageData } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";

/** The audit trail, newest first. */
export function DeskAuditPage() {
	const { query, rows } = useAudit();
	const { t, locale } = useTranslation("audit");
	const csv = auditCsvPath(locale) + auditSearch(auditFilterOf(query));
	return (
		<>
			<StaffHead>
				<a className="button" href={hrefFor("desk", locale)}>
					{t("back")}
				</a>
				<a className="button" href={csv}>
					{t("export")}
				</a>
			</StaffHead>
			<Section heading={t("filter.heading")} layout="below">
				<AuditFilterForm />
				{rows.length > 0 ? <AuditTable rows={rows} /> : <p>{t("empty")}</p>}
				<AuditPager />
			</Section>
		</>
	);
}

/** Filters the audit entries with a plain GET form. */
function AuditFilterForm() {
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

function AuditPager() {
	const { query, older, filter, hrefOf } = useAudit();
	const { t } = useTranslation("audit");
	if (!older && !query.before) return null;
	return (
		<nav aria-label={t("pages")}>
			<p className="actions">
				{query.before ? (
					<a className="button" href={hrefOf(filter)}>
						{t("newest")}
					</a>
				) : null}
				{older ? (
					<a className="button" href={hrefOf({ ...filter, before: older })}>
						{t("older")}
					</a>
				) : null}
			</p>
		</nav>
	);
}

/** Data of the audit page, its filter, and how to build its URLs. @throws on any other page */
function useAudit() {
	const { locale } = usePage();
	const { audit } = usePageData();
	if (!audit) throw new Error("nothing from the audit trail");
	return {
		...audit,
		filter: auditFilterOf(audit.query),
		hrefOf: (query: AuditQuery) =>
			hrefFor("deskAudit", locale) + auditSearch(query),
	};
}
