/** The skyline of an office's city, in the theme's colors. */
export function Skyline({ office }: { office: string }) {
	return (
		<svg className="line-art" viewBox="0 0 240 110" aria-hidden="true">
			<use href={`/drawings/offices.svg#${office}`} />
		</svg>
	);
}
