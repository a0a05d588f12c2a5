import type { DeskPosition } from "../../shared/enquiry/desk.ts";
import { useTranslation } from "../state/translation.ts";
import { useDesk } from "./use-desk.ts";

/** For which position the listed applications are. */
export function PositionField(props: {
	id: string;
	positions: readonly DeskPosition[];
}) {
	const { query } = useDesk();
	const { t } = useTranslation("desk");
	const { position = "" } = query;
	const isListed = props.positions.some((one) => one.reference === position);
	return (
		<select id={props.id} name="position" defaultValue={position}>
			<option value="">{t("filter.anyPosition")}</option>
			{position === "" || isListed ? null : (
				<option value={position}>{position}</option>
			)}
			{props.positions.map(({ reference, title }) => (
				<option key={reference} value={reference}>
					{title ? t("filter.positionOption", { reference, title }) : reference}
				</option>
			))}
		</select>
	);
}
