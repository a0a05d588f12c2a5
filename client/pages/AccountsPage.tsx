import { DeskTools } from "../desk/DeskTools.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { AccountList } from "../staff/AccountList.tsx";
import { AddAccountForm } from "../staff/AddAccountForm.tsx";
import { ConfirmForm } from "../staff/ConfirmForm.tsx";
import { InviteLink } from "../staff/InviteLink.tsx";
import { usePageData } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";

/** Staff accounts, which administrators create and remove. */
export function AccountsPage() {
	const { accounts: view } = usePageData();
	const { t } = useTranslation("staff");
	if (!view) throw new Error("nothing from the desk");
	const { accounts, done, fault, link, typed, confirm } = view;
	const notice = fault
		? t(`accounts.faults.${fault}`)
		: done && t(`accounts.done.${done}`);
	return (
		<>
			<PageIntro
				heading={t("accounts.heading")}
				introduction={t("accounts.introduction")}
			>
				<DeskTools />
			</PageIntro>
			<Section heading={t("accounts.list")} layout="below">
				{notice ? (
					<p className="notice" role={fault ? "alert" : "status"}>
						{notice}
					</p>
				) : null}
				{confirm ? <ConfirmForm view={confirm} /> : null}
				{link ? <InviteLink link={link} /> : null}
				<AccountList accounts={accounts} />
			</Section>
			<Section
				heading={t("accounts.add.heading")}
				lead={t("accounts.add.lead")}
				tone="sunken"
			>
				<AddAccountForm typed={typed} fault={fault} />
			</Section>
		</>
	);
}
