import type { ReactNode } from "react";
import styles from "./LinkCards.module.css";
import { Pattern } from "./Pattern.tsx";
import type { PatternName } from "./pattern-names.ts";

export interface LinkCard {
	readonly href: string;
	readonly name: string;
	readonly text?: string;
	/** Below the text: a date, a place. */
	readonly detail?: ReactNode;
	readonly pattern?: PatternName;
}

/** Links to pages, each with a line about it where there is one. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
	return (
		<ul className={styles.cards}>
			{cards.map(({ href, name, text, detail, pattern }) => (
				<li className={styles.card} key={href}>
					{pattern ? (
						<Pattern
							name={pattern}
							ground="surface"
							className={styles.pattern}
						/>
					) : null}
					<a href={href}>{name}</a>
					{text ? <p>{text}</p> : null}
					{detail ? <p className={styles.detail}>{detail}</p> : null}
				</li>
			))}
		</ul>
	);
}
