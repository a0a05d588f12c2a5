import { drawingHref } from "../sections/heads/drawing-href.ts";

/** The skyline of an office's city, in the theme's colors. */
export function Skyline({ office }: { office: string }) {
	return (
		<svg
			className="line-art"
			viewBox="0 0 240 110"
			// In a wider box, such as a row of its own, it stands at the start.
			preserveAspectRatio="xMinYMax"
			aria-hidden="true"
		>
			<use href={drawingHref("offices", office)} />
		</svg>
	);
}
