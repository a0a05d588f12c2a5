import { type Page, pageHref } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { usePageNames } from "../state/use-page-copy.ts";
import styles from "./PageLinks.module.css";
import { Section } from "./Section.tsx";

/** Where to go on from a page: links to the pages below or beside it. */
export function PageLinks({
	heading,
	pages,
}: {
	heading: string;
	pages: readonly Page[];
}) {
	const { locale } = usePage();
	const nameOf = usePageNames();
	if (pages.length === 0) return null;
	return (
		<Section heading={heading} tone="sunken" layout="below">
			<ul className={styles.links}>
				{pages.map((page) => (
					<li key={page.path}>
						<a href={pageHref(page, locale)}>{nameOf(page)}</a>
					</li>
				))}
			</ul>
		</Section>
	);
}
