import type { ReactNode } from "react";
import styles from "./DeskField.module.css";

/** A label, a hint, a field and its button, one below the other. */
export function DeskField({ children }: { children: ReactNode }) {
	return <div className={`field ${styles.field}`}>{children}</div>;
}
