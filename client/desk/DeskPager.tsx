import type { DeskList } from "../../shared/enquiry/desk.ts";
import { useTranslation } from "../state/translation.ts";
import { useDesk } from "./use-desk.ts";

export function DeskPager({ list }: { list: DeskList }) {
	const { filter, hrefOf } = useDesk();
	const { t } = useTranslation("desk");
	const { newer, older, isPartial } = list;
	if (!newer && !older) return null;
	return (
		<nav aria-label={t("list.pages")}>
			{isPartial ? <p>{t("partial.text")}</p> : null}
			<p className="actions">
				{newer ? (
					<>
						<a className="button" href={hrefOf(filter)}>
							{t("list.newest")}
						</a>
						<a className="button" href={hrefOf({ ...filter, after: newer })}>
							{t("list.newer")}
						</a>
					</>
				) : null}
				{older ? (
					<a className="button" href={hrefOf({ ...filter, before: older })}>
						{isPartial ? t("partial.action") : t("list.older")}
					</a>
				) : null}
			</p>
		</nav>
	);
}
