import {
	auditCsvPath,
	auditFilterOf,
	auditSearch,
} from "../../shared/audit-query.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { AuditFilterForm } from "../audit/AuditFilterForm.tsx";
import { AuditPager } from "../audit/AuditPager.tsx";
import { AuditTable } from "../audit/AuditTable.tsx";
import { useAudit } from "../audit/use-audit.ts";
import { DeskTools } from "../desk/DeskTools.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";

/** The audit trail, newest first. */
export function DeskAuditPage() {
	const { query, rows } = useAudit();
	const { t, locale } = useTranslation("audit");
	const csv = auditCsvPath(locale) + auditSearch(auditFilterOf(query));
	return (
		<>
			<PageIntro
				heading={t("page.heading")}
				introduction={t("page.introduction")}
			>
				<DeskTools>
					<a className="button" href={hrefFor("desk", locale)}>
						{t("back")}
					</a>
					<a className="button" href={csv}>
						{t("export")}
					</a>
				</DeskTools>
			</PageIntro>
			<Section heading={t("filter.heading")} layout="below">
				<AuditFilterForm />
				{rows.length > 0 ? <AuditTable rows={rows} /> : <p>{t("empty")}</p>}
				<AuditPager />
			</Section>
		</>
	);
}
