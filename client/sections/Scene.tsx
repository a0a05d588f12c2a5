import { useTranslation } from "../state/translation.ts";
import { Picture } from "./Picture.tsx";
import styles from "./Scene.module.css";

/** A drawn scene from edge to edge, between the parts of a page, in the theme's color. */
export function Scene({ name }: { name: "port" | "desert" | "office" }) {
	const { t } = useTranslation();
	return (
		<div className={styles.scene}>
			<Picture
				src={`/pictures/${name}.png`}
				alt={t(`pictures.${name}`)}
				width={1536}
				height={1024}
				sizes="100vw"
				quality={75}
			/>
		</div>
	);
}
