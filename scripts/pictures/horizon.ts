/**
 * The skylines of all offices in a row, in white with what is behind them left transparent: a
 * background.
 *
 * @param offices the SVG file of the skylines, with a group for each office, 240 units wide.
 */
export function drawHorizon(offices: string): string {
	const [, ...groups] = offices
		.replace("</svg>\n", "")
		.split(/<g id="[\w-]+">/);
	const row = groups.map(
		(group, index) => `<g transform="translate(${240 * index})">${group}`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 110">
<mask id="m" stroke="#fff" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">
${row.join("")}</mask>
<path fill="#fff" fill-opacity=".6" d="M0 0H1200V110H0Z" mask="url(#m)"/>
</svg>
`;
}
