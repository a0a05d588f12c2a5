import type { ListedPosition } from "../../shared/pages/content.ts";
import { useToday } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { isOpen } from "./position-filter.ts";

/** The vacancies that accept applications today. */
export function useOpenPositions(): readonly ListedPosition[] {
	const { t } = useTranslation("positions");
	const today = useToday();
	return t("items").filter((position) => isOpen(position, today));
}
