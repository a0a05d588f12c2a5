import { hrefFor } from "../../shared/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./HomeHero.module.css";
import { Picture } from "./Picture.tsx";

export function HomeHero() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	const contact = hrefFor("contact", locale);
	return (
		<section className={styles.hero}>
			<div>
				<p className={styles.kicker}>{t("hero.kicker")}</p>
				<h1>{t("hero.heading")}</h1>
				<p className={styles.lead}>{t("hero.lead")}</p>
				<p className={styles.actions}>
					<a className="button button-primary" href={`${contact}#employers`}>
						{t("hero.employers")}
					</a>
					<a className="button" href={`${contact}#candidates`}>
						{t("hero.candidates")}
					</a>
				</p>
				<p className={styles.promise}>{t("hero.promise")}</p>
			</div>
			<Picture
				className={styles.picture}
				src="/pictures/skyline.png"
				alt={t("hero.pictureAlt")}
				width={1536}
				height={1152}
				sizes="(min-width: 64rem) 50vw, 100vw"
				quality={80}
				isMain
			/>
		</section>
	);
}
