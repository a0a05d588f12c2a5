import styles from "./BrandMark.module.css";
import { brandMarkPaths } from "./brand-mark-paths.ts";

/**
 * The firm's logo: an eight-pointed star with a bay cut through it, and a small star above the
 * water.
 */
export function BrandMark() {
	return (
		<svg
			className={styles.mark}
			viewBox="0 0 48 48"
			aria-hidden="true"
			focusable="false"
		>
			<path className={styles.star} d={brandMarkPaths.star} />
			<path className={styles.bay} d={brandMarkPaths.bay} />
			<path className={styles.small} d={brandMarkPaths.small} />
		</svg>
	);
}
