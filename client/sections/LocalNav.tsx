import { anchorsOf } from "../../shared/pages/page-paths.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./LocalNav.module.css";
import { Words } from "./Words.tsx";

/** Links to the anchors of a page, if it has any. */
export function LocalNav() {
	const { t, page, nameAnchor } = useTranslation();
	const anchors = anchorsOf(page);
	return anchors.length > 0 ? (
		<nav className={styles.nav} aria-label={t("page.sections")}>
			<ul>
				{anchors.map((anchor) => (
					<li key={anchor}>
						<a href={`#${anchor}`}>
							<Words text={nameAnchor(anchor)} />
						</a>
					</li>
				))}
			</ul>
		</nav>
	) : null;
}
