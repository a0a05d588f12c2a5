import { imageUrl, imageWidths } from "../../shared/image-sizes.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./Scene.module.css";

/** Size of the illustrations in pixels. */
const width = 1536;
const height = 1024;
const widths = imageWidths.filter((candidate) => candidate <= width);

/** An illustration tinted in the theme's color, with a caption. */
export function Scene() {
	const { t } = useTranslation();
	const urlOf = (size: number) => imageUrl("/pictures/desert.png", size, 75);
	return (
		<figure className={styles.scene}>
			<div>
				<img
					src={urlOf(width)}
					srcSet={widths.map((size) => `${urlOf(size)} ${size}w`).join(", ")}
					sizes="(min-width: 60rem) 45rem, 100vw"
					width={width}
					height={height}
					alt=""
					loading="lazy"
					decoding="async"
				/>
			</div>
			<figcaption className="field-hint">{t("pictures.desert")}</figcaption>
		</figure>
	);
}
