import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { useTranslation } from "../state/translation.ts";
import { DeskNotice } from "./DeskNotice.tsx";
import { DeskTools } from "./DeskTools.tsx";
import { MessageText } from "./MessageText.tsx";
import { useDesk } from "./use-desk.ts";

/** Shown if the enquiry does not exist. Keeps the input that was submitted for it. */
export function DeskMissing() {
	const { filter, hrefOf, typed } = useDesk();
	const { t } = useTranslation("desk");
	return (
		<>
			<PageIntro heading={t("page.heading")}>
				<DeskTools>
					<a className="button" href={hrefOf(filter)}>
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
