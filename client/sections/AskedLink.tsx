import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";

const asked =
	/^\/(services|industries|insights|locations|guides|solutions|fees-and-terms|documents)\b/;

/** A contact button in the head of pages about hiring, in addition to the one at their end. */
export function AskedLink() {
	const { page } = usePage();
	const { t } = useTranslation();
	return asked.test(page.path) ? (
		<p className="actions" data-phone="none">
			<ConsultationLink className="button button-primary">
				{t("page.askCase")}
			</ConsultationLink>
		</p>
	) : null;
}
