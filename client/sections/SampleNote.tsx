import { brand } from "../../shared/brand.ts";
import { useTranslation } from "../state/translation.ts";
import { Lines } from "./Lines.tsx";

/** Says that the firm is made up, or nothing if it is real. */
export function SampleNote({ of }: { of: "firm" | "form" }) {
	const { t } = useTranslation();
	return brand.isSample ? (
		<p className="notice">
			<Lines text={t(`sample.${of}`)} />
		</p>
	) : null;
}
