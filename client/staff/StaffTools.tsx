import type { ReactNode } from "react";
import styles from "./StaffTools.module.css";

/** Single-button forms, side by side where there is room. */
export function StaffTools({ children }: { children: ReactNode }) {
	return <div className={styles.tools}>{children}</div>;
}
