import {
	type StarterField,
	starterFields,
	starterLength,
} from "../../shared/enquiry/starter.ts";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./Starter.module.css";

/** A sentence with three blanks that prefills the contact form. */
export function Starter() {
	const { t, locale } = useTranslation("home");
	// The message marks its blanks with brackets, in the order of its language. A short rest stays
	// beside its blank.
	const parts = t("hero.starter.sentence").split(
		/(\[\w+\](?:\p{Script=Han}{0,4}[,.\u3001\u3002\uff0c])?)/u,
	);
	return (
		<form
			className={styles.starter}
			action={anchorHref("contact", locale, "enquiry")}
			aria-label={t("hero.starter.send")}
			autoComplete="off"
		>
			<p className={styles.sentence}>
				{parts.map((part) => {
					const [, field = "", mark] = /^\[(\w+)\](.*)/.exec(part) ?? [];
					return isField(field) ? (
						<bdi key={field}>
							<Gap field={field} />
							{mark}
						</bdi>
					) : (
						part
					);
				})}
			</p>
			<button className="button button-primary" type="submit">
				{t("hero.starter.send")}
			</button>
		</form>
	);
}

function Gap({ field }: { field: StarterField }) {
	const { t } = useTranslation("home");
	const example = t(`hero.starter.fields.${field}.example`);
	return (
		<input
			name={field}
			aria-label={t(`hero.starter.fields.${field}.label`)}
			placeholder={example}
			size={example.length}
			maxLength={starterLength}
		/>
	);
}

function isField(part: string): part is StarterField {
	return starterFields.some((field) => field === part);
}
