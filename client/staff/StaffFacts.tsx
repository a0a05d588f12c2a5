import type { ReactNode } from "react";
import styles from "./StaffFacts.module.css";

/** Details of an account, a session or a passkey. */
export function StaffFacts({ children }: { children: ReactNode }) {
	return <p className={styles.facts}>{children}</p>;
}
