import { anchorsOf } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { useAnchorNames } from "../state/use-page-copy.ts";
import { LinkList } from "./LinkList.tsx";
import styles from "./LocalNav.module.css";

/** Links to the sections of a page. */
export function LocalNav() {
	const { page } = usePage();
	const { t } = useTranslation();
	const nameOf = useAnchorNames();
	const anchors = anchorsOf(page);
	if (anchors.length === 0) return null;
	return (
		<nav className={styles.nav} aria-label={t("page.sections")}>
			<LinkList
				links={anchors.map((anchor) => ({
					href: `#${anchor}`,
					name: nameOf(anchor),
				}))}
			/>
		</nav>
	);
}
