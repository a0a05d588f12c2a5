import type { AuditView } from "../../shared/audit-actions.ts";
import { usePageData } from "../state/page-data-context.ts";

/** Data of the audit page. @throws on any other page */
export function useAudit(): AuditView {
	const { audit } = usePageData();
	if (!audit) throw new Error("nothing from the audit trail");
	return audit;
}
