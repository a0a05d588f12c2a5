import type { ReactNode } from "react";
import styles from "./DeskField.module.css";

/** Stacks a label, a hint, a field and its button. */
export function DeskField({ children }: { children: ReactNode }) {
	return <div className={`field ${styles.field}`}>{children}</div>;
}
