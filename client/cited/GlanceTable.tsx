import { useTranslation } from "../state/translation.ts";
import { useTrustedHtml } from "../state/trusted-content.ts";
import styles from "./GlanceTable.module.css";

/** Key facts with citations, as HTML from the build. */
export function GlanceTable({ html }: { html: string }) {
	const { t } = useTranslation("guides");
	const table = useTrustedHtml(html);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a group of a table, not of fields
		<div
			className={`table-scroll ${styles.glance}`}
			role="group"
			aria-label={t("glance")}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
			tabIndex={0}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it, and takes none from authors
			dangerouslySetInnerHTML={table}
		/>
	);
}
