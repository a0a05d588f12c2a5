import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { useTranslation } from "../state/translation.ts";

/** A contact button in the head of a page. */
export function AskedLink() {
	const { t } = useTranslation();
	return (
		<p className="actions" data-phone="none">
			<ConsultationLink>{t("page.ask")}</ConsultationLink>
		</p>
	);
}
