import { brand } from "../../shared/brand.ts";
import { useTranslation } from "../state/translation.ts";
import { Lines } from "./Lines.tsx";

/** Says that the firm is made up, in a page's message or as forms do, or nothing if it is real. */
export function SampleNote(props: { text?: string }) {
	const { t } = useTranslation();
	return brand.isSample ? (
		<p className="notice">
			<Lines text={props.text ?? t("sample.form")} />
		</p>
	) : null;
}
