import { auditFilterOf, auditSearch } from "../../shared/audit-query.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { useAudit } from "./use-audit.ts";

export function AuditPager() {
	const { query, older } = useAudit();
	const { locale } = usePage();
	const { t } = useTranslation("audit");
	if (!older && !query.before) return null;
	const filter = auditFilterOf(query);
	const page = hrefFor("deskAudit", locale);
	return (
		<nav aria-label={t("pages")}>
			<p className="actions">
				{query.before ? (
					<a className="button" href={page + auditSearch(filter)}>
						{t("newest")}
					</a>
				) : null}
				{older ? (
					<a
						className="button"
						href={page + auditSearch({ ...filter, before: older })}
					>
						{t("older")}
					</a>
				) : null}
			</p>
		</nav>
	);
}
