import styles from "./LinkList.module.css";
import { Words } from "./Words.tsx";

/** Links as a ruled list with chevrons, in columns on wide screens. */
export function LinkList({
	links,
}: {
	links: readonly { readonly href: string; readonly name: string }[];
}) {
	return (
		<ul className={styles.links}>
			{links.map(({ href, name }) => (
				<li key={href}>
					<a href={href}>
						<span>
							<Words text={name} />
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
