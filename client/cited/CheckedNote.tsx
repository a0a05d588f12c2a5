import { Lines } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import { useCited } from "../state/use-page-copy.ts";

/** When the sources were last checked, and a note on their grades. */
export function CheckedNote() {
	const { checked } = useCited();
	const { t } = useTranslation("guides");
	return checked ? (
		<p>
			<time dateTime={checked.iso}>{t("checked", { date: checked.text })}</time>{" "}
			· <Lines text={t("gradesNote")} />
		</p>
	) : null;
}
