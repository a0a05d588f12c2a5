import { calculatorIds } from "../../shared/calculators/calculators.ts";
import { chosen } from "../../shared/calculators/outcome.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { childrenOf, pageOf } from "../../shared/pages/page-paths.ts";
import { PageList } from "../sections/PageList.tsx";
import { useTranslation } from "../state/translation.ts";

/** The list of calculators with notes that apply to all. */
export function CalculatorsPage() {
	const { t, page, locale, nameOf } = useTranslation("calculators");
	const answers = t("answers");
	const rows = [pageOf("gratuity"), ...childrenOf(page)].map((child) => {
		const { calculator = "gratuity" } = child.params;
		return {
			href: pageHref(child, locale),
			name: nameOf(child),
			text: answers[chosen(calculatorIds, calculator)],
		};
	});
	return <PageList heading={t("list")} rows={rows} />;
}
