import type { AuditView } from "../../shared/audit-actions.ts";
import { usePageData } from "../state/page-data-context.ts";

/** What the server found for this page. Throws on any other page. */
export function useAudit(): AuditView {
	const { audit } = usePageData();
	if (!audit) throw new Error("nothing from the audit trail");
	return audit;
}
