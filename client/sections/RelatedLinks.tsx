import type { LinkCopy } from "../../shared/pages/page-copy.ts";
import { Fold } from "./Fold.tsx";
import { LinkList } from "./LinkList.tsx";
import styles from "./RelatedLinks.module.css";

/** Links to related pages below a text. */
export function RelatedLinks(props: {
	heading: string;
	links: readonly LinkCopy[];
}) {
	return (
		<section className={styles.related} aria-labelledby="related">
			<h2 id="related">{props.heading}</h2>
			<Fold summary={props.heading} isNarrow>
				<LinkList links={props.links} />
			</Fold>
		</section>
	);
}
