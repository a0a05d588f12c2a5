import type { DayCopy } from "../../shared/pages/page-copy.ts";
import { Lines } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";

/** When the sources were last checked, and a note on their grades. */
export function CheckedNote({ checked }: { checked: DayCopy | undefined }) {
	const { t } = useTranslation("guides");
	return checked ? (
		<p>
			<time dateTime={checked.iso}>{t("checked", { date: checked.text })}</time>{" "}
			· <Lines text={t("gradesNote")} />
		</p>
	) : null;
}
