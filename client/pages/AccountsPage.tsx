import { Section } from "../sections/Section.tsx";
import { AccountList } from "../staff/AccountList.tsx";
import { AddAccountForm } from "../staff/AddAccountForm.tsx";
import { ConfirmForm } from "../staff/ConfirmForm.tsx";
import { InviteLink } from "../staff/InviteLink.tsx";
import { StaffHead } from "../staff/StaffHead.tsx";
import { StaffNotice } from "../staff/StaffNotice.tsx";
import { usePageData } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";

/** Staff accounts, which administrators create and remove. */
export function AccountsPage() {
	const { accounts: view } = usePageData();
	const { t } = useTranslation("staff");
	if (!view) throw new Error("nothing from the desk");
	const { accounts, done, fault, link, typed, confirm } = view;
	return (
		<>
			<StaffHead />
			<Section heading={t("accounts.list")} layout="below">
				<StaffNotice
					fault={fault && t(`accounts.faults.${fault}`)}
					done={done && t(`accounts.done.${done}`)}
				/>
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
