import type { HiringModelId } from "../../shared/hiring-models.ts";
import { Lines } from "../sections/Lines.tsx";
import { BrandMark } from "../site/BrandMark.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./ModelChoice.module.css";
import { ModelList } from "./ModelList.tsx";

/** Models to choose from with an entity: three. Without one, there is a single model. */
const ways = ["recruitment", "temporary", "outsourcing"] as const;
const answers = [
	...ways,
	"employerOfRecord",
] as const satisfies readonly HiringModelId[];

/**
 * Shows who the employer is in the case that the visitor selects. All answers are in the document and
 * CSS shows the selected one, so it works without scripts.
 */
export function ModelChoice() {
	const { t } = useTranslation("contract");
	return (
		<section className={styles.sheet} aria-labelledby="who-signs">
			<header className={styles.head}>
				<h2 id="who-signs">{t("sheet.heading")}</h2>
				<BrandMark />
			</header>
			<form aria-labelledby="who-signs" autoComplete="off" data-print="keep">
				<fieldset className={styles.entity}>
					<legend className="visually-hidden">{t("sheet.question")}</legend>
					<label>
						<input type="radio" name="entity" value="yes" defaultChecked />
						<span>{t("sheet.withEntity")}</span>
					</label>
					<label>
						<input type="radio" name="entity" value="no" />
						<span>{t("sheet.withoutEntity")}</span>
					</label>
				</fieldset>
				<div className={styles.choice}>
					<fieldset className={styles.ways}>
						<legend className="visually-hidden">{t("sheet.purpose")}</legend>
						{ways.map((way, index) => (
							<label key={way}>
								<input
									type="radio"
									name="way"
									value={way}
									defaultChecked={index === 1}
								/>
								<span>{t(`sheet.ways.${way}`)}</span>
							</label>
						))}
					</fieldset>
					<p className={styles.none}>{t("sheet.onlyWay")}</p>
				</div>
				{answers.map((model) => (
					<div className={styles.answer} data-model={model} key={model}>
						<p>
							<strong>{t(`sheet.answers.${model}.name`)}</strong>{" "}
							<Lines text={t(`sheet.answers.${model}.text`)} />
						</p>
						<ModelList model={model} />
					</div>
				))}
			</form>
		</section>
	);
}
