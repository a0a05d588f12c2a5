import { brand } from "../../shared/brand.ts";
import { useTranslation } from "../state/translation.ts";
import { Lines } from "./Lines.tsx";

/** Says that the firm is made up, in a message for all pages or in a page's own, or nothing if it is real. */
export function SampleNote(props: { of: "form" } | { text: string }) {
	const { t } = useTranslation();
	return brand.isSample ? (
		<p className="notice">
			<Lines text={"text" in props ? props.text : t(`sample.${props.of}`)} />
		</p>
	) : null;
}
