import { useTranslation } from "../state/translation.ts";

/** What the parts of a text that is no guide are called, and the pages to go on with. */
export function useCitedLabels(): { parts: string; related: string } {
	const { t } = useTranslation();
	const { t: tCited } = useTranslation("guides");
	return { parts: t("page.sections"), related: tCited("next") };
}
