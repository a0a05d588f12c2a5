import { type Page, pageHref } from "../../../shared/pages/page-paths.ts";
import { ConsultationLink } from "../../dialogs/ConsultationLink.tsx";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { usePage } from "../../state/page-context.ts";
import { useTranslation } from "../../state/translation.ts";
import { usePageNames } from "../../state/use-page-copy.ts";
import { Words } from "../Words.tsx";
import styles from "./ItemHead.module.css";

/**
 * The compact head of a page below an industry or a service: its heading beside the links to its
 * siblings. Its introduction is the first paragraph below.
 *
 * @param siblings all pages below the same one, this one among them.
 */
export function ItemHead(props: {
	heading: string;
	introduction: string;
	/** The page above. */
	parent: Page;
	siblings: readonly Page[];
}) {
	const { page, locale } = usePage();
	const { t } = useTranslation();
	const nameOf = usePageNames();
	return (
		<>
			<header className={styles.head}>
				<Breadcrumbs />
				<div className={styles.row}>
					<h1>
						<Words text={props.heading} />
					</h1>
					<nav
						className={styles.siblings}
						aria-label={t("page.siblings", { name: nameOf(props.parent) })}
					>
						<ul>
							{props.siblings.map((sibling) => (
								<li key={sibling.path}>
									<a
										href={pageHref(sibling, locale)}
										aria-current={
											sibling.path === page.path ? "page" : undefined
										}
									>
										{nameOf(sibling)}
									</a>
								</li>
							))}
						</ul>
					</nav>
				</div>
			</header>
			<div className={styles.lead}>
				<p>{props.introduction}</p>
				<ConsultationLink className="button">
					{t("page.contact")}
				</ConsultationLink>
			</div>
		</>
	);
}
