import type { ListedPosition } from "../../shared/pages/content.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { Paragraph } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./PositionCards.module.css";

/** Vacancies as rows: title, place, level, pay, closing day. */
export function PositionCards(props: { positions: readonly ListedPosition[] }) {
	const { t, locale } = useTranslation("positions");
	return (
		<ul className={styles.positions}>
			{props.positions.map((position) => (
				<li className="covered" key={position.slug}>
					<a href={hrefFor("position", locale, { position: position.slug })}>
						{position.title}
					</a>
					<Paragraph
						text={[
							position.city,
							t(`functions.${position.function}`),
							t(`levels.${position.level}`),
						].join(" · ")}
					/>
					<p className={styles.terms}>
						<span>{position.pay}</span>
						<span>
							{position.closes
								? `${t("fields.closes")} ${position.closes.text}`
								: t("fields.open")}
						</span>
					</p>
				</li>
			))}
		</ul>
	);
}
