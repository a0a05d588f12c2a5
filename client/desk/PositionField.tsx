import type { DeskPosition } from "../../shared/enquiry/desk.ts";
import { useTranslation } from "../state/translation.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { useDesk } from "./use-desk.ts";

/** Filters the list by vacancy. */
export function PositionField(props: { positions: readonly DeskPosition[] }) {
	const { query } = useDesk();
	const { t } = useTranslation("desk");
	const { position = "" } = query;
	const isListed = props.positions.some((one) => one.reference === position);
	return (
		<ChoiceField
			label={t("filter.position")}
			name="position"
			chosen={position}
			any={t("filter.anyPosition")}
			choices={[
				...(position === "" || isListed
					? []
					: [{ value: position, text: position }]),
				...props.positions.map(({ reference, title }) => ({
					value: reference,
					text: title
						? t("filter.positionOption", { reference, title })
						: reference,
				})),
			]}
		/>
	);
}
