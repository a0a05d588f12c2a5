import { partId } from "../../shared/pages/anchors.ts";
import { anchorsOf } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { useAnchorNames } from "../state/use-page-copy.ts";
import styles from "./LocalNav.module.css";
import { Words } from "./Words.tsx";

/** Links to the sections of a page: to its anchors or, on wide screens, to sections without. */
export function LocalNav(props: {
	/** The headings of sections without anchors, in the page's order. */
	headings?: readonly string[];
}) {
	const { page } = usePage();
	const { t } = useTranslation();
	const nameOf = useAnchorNames();
	const anchors = anchorsOf(page);
	const links =
		anchors.length > 0
			? anchors.map((anchor) => [anchor, nameOf(anchor)] as const)
			: (props.headings ?? []).map(
					(heading, index) => [partId(index), heading] as const,
				);
	return links.length > 0 ? (
		<nav
			className={styles.nav}
			aria-label={t("page.sections")}
			data-phone={anchors.length === 0 ? "none" : undefined}
		>
			<ul>
				{links.map(([id, name]) => (
					<li key={id}>
						<a href={`#${id}`}>
							<Words text={name} />
						</a>
					</li>
				))}
			</ul>
		</nav>
	) : null;
}
