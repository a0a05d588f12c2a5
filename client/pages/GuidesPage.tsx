import { hrefFor } from "../../shared/pages/page-paths.ts";
import { PageList } from "../sections/PageList.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";

/** The country guides, and how they were made. */
export function GuidesPage() {
	const { locale } = usePage();
	const { t } = useTranslation("guides");
	const rows = t("items").map(({ slug, countryName, description }) => ({
		href: hrefFor("guide", locale, { country: slug }),
		name: countryName,
		text: description,
	}));
	return <PageList heading={t("countries")} rows={rows} />;
}
