import type { ReactNode } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { hasRight, type StaffRight } from "../../shared/staff.ts";
import { PageIntro } from "../sections/PageIntro.tsx";
import { usePageData } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { StaffForm } from "./StaffForm.tsx";
import styles from "./StaffHead.module.css";

const pages: readonly {
	readonly id: "desk" | "sessions" | "staff" | "deskAudit";
	readonly right?: StaffRight;
}[] = [
	{ id: "desk" },
	{ id: "sessions" },
	{ id: "staff", right: "accounts" },
	{ id: "deskAudit", right: "audit" },
];

/**
 * Head of a page behind the sign-in: who is signed in, links to the others of these pages, and the
 * page's own tools beside the sign-out.
 */
export function StaffHead(props: {
	heading?: string;
	introduction?: string;
	children?: ReactNode;
}) {
	const { children, ...intro } = props;
	const { t, locale } = useTranslation("desk");
	return (
		<PageIntro {...intro}>
			<StaffNav />
			<div className={styles.tools}>
				{children}
				<StaffForm
					action="sign-out"
					href={hrefFor("login", locale)}
					submit={t("signOut")}
				/>
			</div>
		</PageIntro>
	);
}

/** Who is signed in, with a notice for the emergency key, and links. */
function StaffNav() {
	const { t, locale, page } = useTranslation("desk");
	const { staff } = usePageData();
	if (!staff) return null;
	const shown = pages.filter(({ right }) => !right || hasRight(staff, right));
	return (
		<>
			{staff.id === null ? (
				<p className={styles.emergency}>{t("people.emergency")}</p>
			) : (
				<p className={styles.who}>{t("people.who", { name: staff.name })}</p>
			)}
			<nav className={styles.nav} aria-label={t("people.nav")}>
				<ul>
					{shown.map(({ id }) => (
						<li key={id}>
							<a
								href={hrefFor(id, locale)}
								aria-current={page.id === id ? "page" : undefined}
							>
								{t(`people.pages.${id}`)}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}
