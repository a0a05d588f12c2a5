import styles from "./LinkCards.module.css";

export interface LinkCard {
	readonly href: string;
	readonly name: string;
	readonly text?: string;
}

/** Links to pages, each with a line about it where there is one. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
	return (
		<ul className={styles.cards}>
			{cards.map(({ href, name, text }) => (
				<li className={styles.card} key={href}>
					<a href={href}>{name}</a>
					{text ? <p>{text}</p> : null}
				</li>
			))}
		</ul>
	);
}
