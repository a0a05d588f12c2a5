import { pageOf } from "../../shared/pages/page-paths.ts";
import { recruitmentItems } from "../../shared/pages/services.ts";
import { RailNames } from "../hiring-models/RailNames.tsx";
import { drawingHref } from "../sections/heads/drawing-href.ts";
import { useTranslation } from "../state/translation.ts";

/** In the order of the drawing's columns. */
const levels: readonly (string | undefined)[] = recruitmentItems;

/**
 * The drawing of an item's service. If the item is a level of recruitment, only its column has
 * color, and all have their names.
 */
export function ItemDrawing() {
	const { page, nameOf } = useTranslation();
	const { params } = page;
	const level = levels.indexOf(params.item);
	const { service = "recruitment-services" } = params;
	const href = drawingHref("services", service);
	return (
		<figure
			// There, only what it says about this page.
			data-phone={level < 0 ? "none" : undefined}
			aria-hidden="true"
		>
			<svg
				className="line-art"
				viewBox="28 0 352 102"
				data-flow=""
				aria-hidden="true"
			>
				<use href={href} opacity={level >= 0 ? 0.25 : undefined} />
				{level >= 0 ? <Column href={href} index={level} /> : null}
			</svg>
			{level >= 0 ? (
				<RailNames
					names={recruitmentItems.map((item) => ({
						name: nameOf(pageOf("recruitmentItem", { item })),
					}))}
				/>
			) : null}
		</figure>
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
