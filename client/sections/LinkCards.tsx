import type { ReactNode } from "react";
import { Lines } from "./Lines.tsx";
import styles from "./LinkCards.module.css";
import { Words } from "./Words.tsx";

export interface LinkCard {
	readonly href: string;
	readonly name: string;
	readonly text?: string;
	/** Shown below the text, such as a date or a place. */
	readonly detail?: ReactNode;
}

/** Links to pages with optional descriptions. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
	return (
		<ul className={styles.cards}>
			{cards.map(({ href, name, text, detail }) => (
				<li className={`covered ${styles.card}`} key={href}>
					<a href={href}>
						<Words text={name} />
					</a>
					{text ? (
						<p>
							<Lines text={text} />
						</p>
					) : null}
					{detail ? <p className={styles.detail}>{detail}</p> : null}
				</li>
			))}
		</ul>
	);
}
