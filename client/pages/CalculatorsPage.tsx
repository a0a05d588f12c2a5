import { childrenOf, pageHref, pageOf } from "../../shared/pages/page-paths.ts";
import { PageList } from "../sections/PageList.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageNames } from "../state/use-page-copy.ts";

/** The calculators, each with what it answers, and what they have in common. */
export function CalculatorsPage() {
	const { page, locale } = usePage();
	const { t } = useTranslation("calculators");
	const nameOf = usePageNames();
	const answers = t("answers");
	const rows = [pageOf("gratuity"), ...childrenOf(page)].map(
		(calculator, index) => ({
			href: pageHref(calculator, locale),
			name: nameOf(calculator),
			text: answers[index] ?? "",
		}),
	);
	return <PageList heading={t("list")} rows={rows} />;
}
