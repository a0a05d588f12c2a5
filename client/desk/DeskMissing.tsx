import { filterOf } from "../../shared/enquiry/desk-query.ts";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";
import { DeskNotice } from "./DeskNotice.tsx";
import { DeskTools } from "./DeskTools.tsx";
import { MessageText } from "./MessageText.tsx";
import { useDesk, useDeskHref } from "./use-desk.ts";

/** Shown if the enquiry does not exist. Keeps the input that was submitted for it. */
export function DeskMissing() {
	const { query, typed } = useDesk();
	const { t } = useTranslation("desk");
	const hrefOf = useDeskHref();
	return (
		<>
			<PageIntro heading={t("page.heading")}>
				<DeskTools>
					<a className="button" href={hrefOf(filterOf(query))}>
						{t("enquiry.back")}
					</a>
				</DeskTools>
			</PageIntro>
			<Section heading={t("list.heading")}>
				<DeskNotice />
				{typed ? (
					<>
						<p>{t("lost")}</p>
						<MessageText text={typed} />
					</>
				) : null}
			</Section>
		</>
	);
}
