import { PageList } from "../sections/PageList.tsx";
import { useTranslation } from "../state/translation.ts";

/** The list of downloadable templates. */
export function TemplatesPage() {
	const { t } = useTranslation("templates");
	const rows = t("items").map(({ title, description, href }) => ({
		href,
		name: t("file", { title }),
		text: description,
	}));
	return <PageList heading={t("list")} rows={rows} />;
}
