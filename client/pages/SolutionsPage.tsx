import { hrefFor } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { LinkListPage } from "./LinkListPage.tsx";

/** The pages for what people search, each by its question. */
export function SolutionsPage() {
	const { locale } = usePage();
	const { t } = useTranslation("solutions");
	const rows = t("items").map(({ slug, heading, description }) => ({
		href: hrefFor("solution", locale, { solution: slug }),
		name: heading,
		text: description,
	}));
	return <LinkListPage heading={t("list")} rows={rows} />;
}
