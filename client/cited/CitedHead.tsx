import type { CitedCopy } from "../../shared/pages/content.ts";
import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { SheetHead } from "../sections/heads/SheetHead.tsx";
import { isAsked } from "../sections/is-asked.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { CheckedNote } from "./CheckedNote.tsx";
import { GlanceTable } from "./GlanceTable.tsx";

/** The head of a text that names its sources: the answers in short beside what it is about. */
export function CitedHead({ copy }: { copy: CitedCopy }) {
	const { page } = usePage();
	const { t } = useTranslation();
	return (
		<SheetHead
			heading={copy.heading}
			introduction={copy.introduction}
			sheet={copy.glance ? <GlanceTable html={copy.glance} /> : null}
		>
			<CheckedNote checked={copy.checked} />
			{isAsked(page) ? (
				<p className="actions">
					<ConsultationLink className="button button-primary">
						{t("page.contact")}
					</ConsultationLink>
				</p>
			) : null}
		</SheetHead>
	);
}
