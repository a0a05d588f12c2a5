import type { ReactNode } from "react";
import styles from "./StaffList.module.css";

/** A list of boxes for accounts, sessions or passkeys. Its children are `li` elements. */
export function StaffList({ children }: { children: ReactNode }) {
	return <ul className={styles.list}>{children}</ul>;
}

/** Details of an account, a session or a passkey. */
export function StaffFacts({ children }: { children: ReactNode }) {
	return <p className={styles.facts}>{children}</p>;
}

/** Single-button forms, side by side where there is room. */
export function StaffTools({ children }: { children: ReactNode }) {
	return <div className={styles.tools}>{children}</div>;
}
