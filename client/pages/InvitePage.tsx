import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import styles from "../sign-in/SignInForm.module.css";
import { NewPasswordFields } from "../staff/NewPasswordFields.tsx";
import { RegisterPasskey } from "../staff/RegisterPasskey.tsx";
import { usePageData } from "../state/page-context.ts";
import { setToken } from "../state/tab-session.ts";
import { useTranslation } from "../state/translation.ts";

/** Target of a one-time link: its owner sets up a password or a passkey. */
export function InvitePage() {
	const { t, locale, page } = useTranslation("staff");
	const { invite } = usePageData();
	if (invite?.kind !== "open")
		return (
			<>
				<PageIntro introduction="" />
				<Section heading={t("invite.gone.heading")}>
					<p>{t("invite.gone.text")}</p>
					<a className="button button-primary" href={hrefFor("login", locale)}>
						{t("invite.gone.action")}
					</a>
				</Section>
			</>
		);
	const { name, email, fault } = invite;
	const enter = (token: string | undefined): void => {
		setToken(token);
		// The server renders staff pages for each request.
		window.location.assign(hrefFor("desk", locale));
	};
	return (
		<>
			<PageIntro introduction={t("invite.introduction", { name, email })} />
			<Section
				heading={t("passkeys.heading")}
				lead={t("passkeys.lead")}
				tone="sunken"
			>
				<RegisterPasskey code={page.params.code} onDone={enter} />
			</Section>
			<Section heading={t("invite.password")}>
				<form
					className={styles.form}
					aria-label={t("invite.password")}
					method="post"
					action={hrefFor("invite", locale, { code: page.params.code ?? "" })}
				>
					<NewPasswordFields email={email} fault={fault} />
					<p>
						<button className="button button-primary" type="submit">
							{t("invite.submit")}
						</button>
					</p>
				</form>
			</Section>
		</>
	);
}
