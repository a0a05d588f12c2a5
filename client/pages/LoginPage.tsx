import { useLocation } from "react-router";
import { hrefFor } from "../../shared/page-paths.ts";
import { PageIntro } from "../components/PageIntro.tsx";
import { Section } from "../components/Section.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";

/** The staff's door. It explains a refusal by its code; other text of the query is never shown. */
export function LoginPage() {
	const { locale } = usePage();
	const { t } = useTranslation("login");
	const { search } = useLocation();
	const isRefused = new URLSearchParams(search).get("code") === "401";
	return (
		<>
			<PageIntro
				heading={t("page.heading")}
				introduction={t("page.introduction")}
			>
				{isRefused ? (
					<p className="notice" role="alert">
						{t("reasons.401")}
					</p>
				) : null}
			</PageIntro>
			<Section heading={t("closed.heading")}>
				<p>{t("closed.text")}</p>
			</Section>
			<Section heading={t("public.heading")} tone="sunken">
				<p>{t("public.text")}</p>
				<a className="button button-primary" href={hrefFor("contact", locale)}>
					{t("public.action")}
				</a>
			</Section>
		</>
	);
}
