import styles from "./BrandMark.module.css";

/** The firm's mark: an eight-pointed star, its lower half cut into waves. */
export function BrandMark() {
	return (
		<svg
			className={styles.mark}
			viewBox="0 0 48 48"
			aria-hidden="true"
			focusable="false"
		>
			<path
				className={styles.star}
				d="M24 2l6.4 6.6h9v9L46 24l-6.6 6.4v9h-9L24 46l-6.4-6.6h-9v-9L2 24l6.6-6.4v-9h9z"
			/>
			<path
				className={styles.waves}
				d="M9 24c5-4 10-4 15 0s10 4 15 0M9 31c5-4 10-4 15 0s10 4 15 0M14 37c3.5-2 6.5-2 10 0s6.5 2 10 0"
			/>
		</svg>
	);
}
