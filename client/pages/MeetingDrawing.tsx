import { drawingHref } from "../sections/heads/drawing-href.ts";

/** Where those at the table sit, from the left. */
const seats = [150, 246, 342, 438];

/** A weekly meeting: Dubai in the window, and the colleagues in Shanghai on the screen. */
export function MeetingDrawing() {
	return (
		<svg
			className="line-art"
			viewBox="0 0 640 330"
			strokeWidth="1.5"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d="M20 16H420V186H20Z" />
			<use
				href={drawingHref("offices", "dubai")}
				transform="translate(36 21)scale(1.5)"
				strokeWidth="1"
			/>
			<path d="M120 16V186M220 16V186M320 16V186M10 186H430" />
			<path d="M466 54H622V140H466Z" />
			<use
				href={drawingHref("offices", "shanghai")}
				transform="translate(480 70)scale(.55)"
			/>
			<path
				d={seats
					.map(
						(x) =>
							`M${x - 26} 246V222Q${x - 26} 204 ${x} 204T${x + 26} 222V246Z`,
					)
					.join("")}
			/>
			<g fill="currentColor" stroke="none">
				{seats.map((x) => (
					<path
						key={x}
						d={`M${x - 15} 246V232Q${x - 15} 218 ${x} 218T${x + 15} 232V246ZM${x - 8} 204a8 8 0 1 0 16 0a8 8 0 1 0-16 0`}
					/>
				))}
				<path d="M574 308V236Q574 220 588 220T602 236V308H592V262H584V308ZM580 206a8 8 0 1 0 16 0a8 8 0 1 0-16 0M576 226 548 190 553 186 584 220Z" />
			</g>
			<path d="M84 246H504V256H84ZM120 256 108 308M468 256 480 308M0 308H640" />
			<path d="M180 246 190 238H216L206 246ZM378 246 388 238H414L404 246Z" />
		</svg>
	);
}
