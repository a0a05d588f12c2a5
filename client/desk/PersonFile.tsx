import type { DeskEnquiry } from "../../shared/enquiry/desk.ts";
import { deskFilePaths } from "../../shared/enquiry/desk-query.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./PersonFile.module.css";
import { useDesk } from "./use-desk.ts";

/** Other enquiries from the same address, and a download of all the sender's data. */
export function PersonFile({ enquiry }: { enquiry: DeskEnquiry }) {
	const { reference, siblings } = enquiry;
	const { filter, hrefOf } = useDesk();
	const { t, locale } = useTranslation("desk");
	return (
		<>
			<p>{t(siblings.length > 0 ? "person.others" : "person.none")}</p>
			{siblings.length > 0 ? (
				<ul className={styles.siblings}>
					{siblings.map((sibling) => (
						<li key={sibling.reference}>
							<a href={hrefOf({ ...filter, ref: sibling.reference })}>
								{sibling.reference}
							</a>
							<span>
								{t("person.entry", {
									kind: t(`kinds.${sibling.kind}`),
									state: t(`states.${sibling.state}`),
								})}
								{sibling.position ? ` · ${sibling.position}` : null}
							</span>
							<time dateTime={sibling.createdAt.iso}>
								{sibling.createdAt.text}
							</time>
						</li>
					))}
				</ul>
			) : null}
			<p>
				<a
					className="button"
					href={`${deskFilePaths(locale).person}/${reference}`}
				>
					{t("person.file")}
				</a>
			</p>
			<p className="field-hint">{t("person.fileHint")}</p>
		</>
	);
}
