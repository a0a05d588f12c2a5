import type { ReactNode } from "react";
import styles from "./StaffList.module.css";

/** Accounts, sessions or passkeys, a box each: its children are `li` elements. */
export function StaffList({ children }: { children: ReactNode }) {
	return <ul className={styles.list}>{children}</ul>;
}
