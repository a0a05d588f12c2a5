import type { AuditQuery } from "../../shared/audit-actions.ts";
import { auditFilterOf, auditSearch } from "../../shared/audit-query.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { usePage, usePageData } from "../state/page-context.ts";

/** Data of the audit page, its filter, and how to build its URLs. @throws on any other page */
export function useAudit() {
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
