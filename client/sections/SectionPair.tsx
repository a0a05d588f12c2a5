import type { ReactNode } from "react";
import styles from "./SectionPair.module.css";

/** Two sections side by side on wide screens. */
export function SectionPair({ children }: { children: ReactNode }) {
	return <div className={styles.pair}>{children}</div>;
}
