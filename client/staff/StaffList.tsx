import type { ReactNode } from "react";
import styles from "./StaffList.module.css";

/** A list of boxes for accounts, sessions or passkeys. Its children are `li` elements. */
export function StaffList({ children }: { children: ReactNode }) {
	return <ul className={styles.list}>{children}</ul>;
}
