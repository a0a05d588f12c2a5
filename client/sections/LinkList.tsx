import { breakMark } from "../../shared/break-mark.ts";
import type { LinkCopy } from "../../shared/pages/page-copy.ts";
import styles from "./LinkList.module.css";

/** Links as a ruled list with chevrons, in columns on wide screens. */
export function LinkList({ links }: { links: readonly LinkCopy[] }) {
	return (
		<ul className={styles.links}>
			{links.map(({ href, name }) => (
				<li key={href}>
					<a href={href}>
						{/* The columns are too narrow for lines that end at marks only. */}
						{name.replaceAll(breakMark, "")}
					</a>
				</li>
			))}
		</ul>
	);
}
