import { brand } from "../../shared/brand.ts";
import { useTranslation } from "../state/translation.ts";
import { Example } from "./Example.tsx";
import { Lines } from "./Lines.tsx";

/**
 * Says that the firm is made up, in a page's message or as forms do, or nothing if it is real.
 *
 * @param props.hasBadge whether it stands for the badge of figures beside it.
 */
export function SampleNote(props: { text?: string; hasBadge?: boolean }) {
	const { t } = useTranslation();
	return brand.isSample ? (
		<p className="notice">
			{props.hasBadge && (
				<>
					<Example />{" "}
				</>
			)}
			<Lines text={props.text ?? t("sample.form")} />
		</p>
	) : null;
}
