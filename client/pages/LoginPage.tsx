import { useEffect } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { forgetNote } from "../desk/note-draft.ts";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Section } from "../sections/Section.tsx";
import { SignInForm } from "../sign-in/SignInForm.tsx";
import { tellSignedOut } from "../staff/signed-out.ts";
import { usePageData } from "../state/page-context.ts";
import { setToken } from "../state/tab-session.ts";
import { useTranslation } from "../state/translation.ts";

/** Staff sign-in. A code in the query selects a notice; no other query text is ever shown. */
export function LoginPage() {
	const { t, locale, location } = useTranslation("login");
	const { isSignInSetUp } = usePageData();
	const code = new URLSearchParams(location.search).get("code");
	const isSignedOut = code === "signed-out";

	useEffect(() => {
		if (!isSignedOut) return;
		setToken(undefined);
		forgetNote();
		tellSignedOut();
	}, [isSignedOut]);

	return (
		<>
			<PageIntro>
				<a className="more" href={hrefFor("contact", locale)}>
					{t("page.contact")}
				</a>
				{code === "401" ? (
					<p className="notice" role="alert">
						{t("reasons.401")}
					</p>
				) : null}
				{isSignInSetUp ? null : <p className="notice">{t("closed")}</p>}
				{isSignedOut ? (
					<p className="notice" role="status">
						{t("reasons.signed-out")}
					</p>
				) : null}
			</PageIntro>
			{isSignInSetUp ? (
				<Section heading={t("form.heading")} lead={t("form.lead")}>
					<SignInForm />
				</Section>
			) : null}
		</>
	);
}
