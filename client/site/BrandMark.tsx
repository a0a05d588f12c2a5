import styles from "./BrandMark.module.css";
import { brandMarkPaths } from "./brand-mark-paths.ts";

/** The firm's logo. */
export function BrandMark() {
	return (
		<svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
			<path className={styles.star} d={brandMarkPaths.star} />
			<path className={styles.bay} d={brandMarkPaths.bay} />
			<path className={styles.small} d={brandMarkPaths.small} />
		</svg>
	);
}
