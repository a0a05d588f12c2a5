import type { LinkCopy } from "../../shared/pages/page-copy.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { useTranslation } from "../state/translation.ts";
import { LinkList } from "./LinkList.tsx";
import { Section } from "./Section.tsx";

/** Links to child or sibling pages, and to other pages by name. */
export function PageLinks(props: {
	heading: string;
	lead?: string;
	pages: readonly Page[];
	others?: readonly LinkCopy[] | undefined;
}) {
	const { pages, others = [], ...head } = props;
	const { locale, nameOf } = useTranslation();
	const links = [
		...pages.map((page) => ({
			href: pageHref(page, locale),
			name: nameOf(page),
		})),
		...others,
	];
	if (links.length === 0) return null;
	return (
		<Section {...head} layout="below" isFolded>
			<LinkList links={links} />
		</Section>
	);
}
