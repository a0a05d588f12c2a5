import type { FactCopy } from "../../shared/pages/page-copy.ts";
import { useTranslation } from "../state/translation.ts";

/** Dated statements, each with where it is from. */
export function Facts({ facts }: { facts: readonly FactCopy[] }) {
	const { t } = useTranslation();
	return (
		<ul className="facts">
			{facts.map(({ id, value, text, asOf, source }) => (
				<li key={id}>
					<strong>{value}</strong>
					<p>{text}</p>
					<small>{t("facts.attribution", { date: asOf.text, source })}</small>
				</li>
			))}
		</ul>
	);
}
