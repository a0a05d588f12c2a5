import { recruitmentItems } from "../../shared/pages/services.ts";
import { drawingHref } from "../sections/heads/drawing-href.ts";
import { usePage } from "../state/page-context.ts";
import styles from "./ItemDrawing.module.css";

/** In the order of the drawing's columns. */
const levels: readonly (string | undefined)[] = recruitmentItems;

/** The drawing of an item's service. If the item is a level of recruitment, only its column has color. */
export function ItemDrawing() {
	const { params } = usePage().page;
	const level = levels.indexOf(params.item);
	const { service = "recruitment-services" } = params;
	const href = drawingHref("services", service);
	return (
		<svg
			className={`line-art ${styles.drawing}`}
			viewBox="28 0 352 102"
			data-flow=""
			data-phone="none"
			aria-hidden="true"
		>
			<use href={href} data-muted={level >= 0 || undefined} />
			{level >= 0 ? <Column href={href} index={level} /> : null}
		</svg>
	);
}

/** One of a drawing's four columns. */
function Column({ href, index }: { href: string; index: number }) {
	const x = 28 + index * 88;
	return (
		<svg
			x={x}
			width="88"
			height="102"
			viewBox={`${x} 0 88 102`}
			aria-hidden="true"
		>
			<use href={href} />
		</svg>
	);
}
