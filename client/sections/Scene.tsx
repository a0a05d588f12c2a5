import { useTranslation } from "../state/translation.ts";
import { Picture } from "./Picture.tsx";
import styles from "./Scene.module.css";

/** An illustration tinted in the theme's color, with a caption. */
export function Scene({ name }: { name: "desert" | "office" }) {
	const { t } = useTranslation();
	return (
		<figure className={styles.scene}>
			<div>
				<Picture
					src={`/pictures/${name}.png`}
					alt=""
					width={1536}
					height={1024}
					sizes="(min-width: 60rem) 45rem, 100vw"
					quality={75}
				/>
			</div>
			<figcaption className="field-hint">{t(`pictures.${name}`)}</figcaption>
		</figure>
	);
}
