import type { ReactNode } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { StaffForm } from "../staff/StaffForm.tsx";
import { StaffNav } from "../staff/StaffNav.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./DeskTools.module.css";

/** The tools below the desk's heading: the page's own, and sign-out. */
export function DeskTools({ children }: { children?: ReactNode }) {
	const { t, locale } = useTranslation("desk");
	return (
		<>
			<StaffNav />
			<div className={styles.tools}>
				{children}
				<StaffForm
					action="sign-out"
					href={hrefFor("login", locale)}
					submit={t("signOut")}
				/>
			</div>
		</>
	);
}
