import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { PageList } from "../sections/PageList.tsx";
import { useTranslation } from "../state/translation.ts";

/** The list of solutions, each named by its question. */
export function SolutionsPage() {
	const { t, locale } = useTranslation("solutions");
	const rows = t("items").map(({ slug, heading, description }) => ({
		href: hrefFor("solution", locale, { solution: slug }),
		name: heading,
		text: description,
	}));
	return <PageList heading={t("list")} rows={rows} />;
}
