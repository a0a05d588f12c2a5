import type { ReactNode } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { StaffNav } from "../staff/StaffNav.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./DeskTools.module.css";

/** The tools below the desk's heading: the page's own, and sign-out. */
export function DeskTools({ children }: { children?: ReactNode }) {
	const { locale } = usePage();
	const { t } = useTranslation("desk");
	return (
		<>
			<StaffNav />
			<div className={styles.tools}>
				{children}
				<form
					method="post"
					action={hrefFor("login", locale)}
					aria-label={t("signOut")}
				>
					<input type="hidden" name="action" value="sign-out" />
					<button className="button" type="submit">
						{t("signOut")}
					</button>
				</form>
			</div>
		</>
	);
}
