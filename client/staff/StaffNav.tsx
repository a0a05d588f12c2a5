import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { hasRight, type StaffRight } from "../../shared/staff.ts";
import { usePageData } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./StaffNav.module.css";

const pages: readonly {
	readonly id: "desk" | "sessions" | "staff" | "deskAudit";
	readonly right?: StaffRight;
}[] = [
	{ id: "desk" },
	{ id: "sessions" },
	{ id: "staff", right: "accounts" },
	{ id: "deskAudit", right: "audit" },
];

/** Who is signed in and links to the desk's pages, with a notice for the emergency key. */
export function StaffNav() {
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
