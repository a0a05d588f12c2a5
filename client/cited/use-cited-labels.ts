import { useTranslation } from "../state/translation.ts";

/** Headings for the parts and related pages of cited texts other than guides. */
export function useCitedLabels(): { parts: string; related: string } {
	const { t } = useTranslation();
	const { t: tCited } = useTranslation("guides");
	return { parts: t("page.sections"), related: tCited("next") };
}
