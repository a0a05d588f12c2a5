import type { LinkCopy } from "../../shared/pages/page-copy.ts";
import { Paragraph } from "./Lines.tsx";
import styles from "./LinkRows.module.css";
import { Words } from "./Words.tsx";

/** A page, and a line about it. */
export interface LinkRow extends LinkCopy {
	readonly text: string;
}

/** A dense list of pages with a name and a line each. The whole row is a link. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
	return (
		<ul className={styles.rows}>
			{rows.map(({ href, name, text }) => (
				<li className="covered" key={href}>
					<a href={href}>
						<Words text={name} />
					</a>
					<Paragraph text={text} />
				</li>
			))}
		</ul>
	);
}
