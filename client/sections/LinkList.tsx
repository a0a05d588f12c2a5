import styles from "./LinkList.module.css";

/** Links as a ruled list, each with a chevron, in columns where there is room. */
export function LinkList({
	links,
}: {
	links: readonly { readonly href: string; readonly name: string }[];
}) {
	return (
		<ul className={styles.links}>
			{links.map(({ href, name }) => (
				<li key={href}>
					<a href={href}>{name}</a>
				</li>
			))}
		</ul>
	);
}
