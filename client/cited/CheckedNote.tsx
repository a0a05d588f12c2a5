import type { DayCopy } from "../../shared/pages/page-copy.ts";
import { useTranslation } from "../state/translation.ts";

/** When a text's sources were read, if it has any, and that they are graded. */
export function CheckedNote({ checked }: { checked: DayCopy | undefined }) {
	const { t } = useTranslation("guides");
	return checked ? (
		<p>
			<time dateTime={checked.iso}>{t("checked", { date: checked.text })}</time>{" "}
			· {t("gradesNote")}
		</p>
	) : null;
}
