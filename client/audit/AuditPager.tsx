import { useTranslation } from "../state/translation.ts";
import { useAudit } from "./use-audit.ts";

export function AuditPager() {
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
