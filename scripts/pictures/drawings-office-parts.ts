import { glow, path, r, rect, stroke } from "./drawing-parts.ts";

/** The firm's star as a lattice on the left wall. */
export function girih(): string {
	return '<pattern id="girih" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="skewY(20)"><path d="M28 4 35 11H45V21L52 28 45 35V45H35L28 52 21 45H11V35L4 28 11 21V11H21zM28 4V-4M28 52V60M4 28H-4M52 28H60" fill="none" stroke="#d6b27c" stroke-width="1.600"/></pattern>';
}

export function screen(height: number): string {
	return `${path("M24 150L214 196V720L24 826z", "#081d35")}${path("M24 150L214 196V720L24 826z", "url(#girih)", 'opacity=".75"')}${rect(0, height - 1, 1, 1, "none")}`;
}

export function lamps(): string {
	return [470, 800, 1130]
		.map(
			(x) =>
				`${stroke(`M${x} 60V262`, "#0b2440", 3)}${glow("lamp", x, 300, 150, 90)}${path(`M${x - 62} 300Q${x - 56} 262 ${x} 258Q${x + 56} 262 ${x + 62} 300z`, "#123455")}${rect(x - 62, 298, 124, 6, "#f4cf90")}`,
		)
		.join("");
}

export function table(): string {
	const papers = [
		[470, 800, "#f7efe0"],
		[720, 792, "#f7efe0"],
		[980, 800, "#f7efe0"],
	] as const;
	return `<ellipse cx="800" cy="930" rx="640" ry="44" fill="#2a1c10" opacity=".45"/>${path("M330 778H1270L1420 856H190z", "url(#table)")}${path("M190 856H1420V884H190z", "#5f3f24")}${path("M360 884H470L450 960H390zM1140 884H1250L1220 960H1160z", "#3b2716")}${path("M560 786H1180L1250 826H480z", "#fff3d6", 'opacity=".16"')}${papers
		.map(([x, y, color]) => path(`M${x} ${y}h84l10 22h-104z`, color))
		.join(
			"",
		)}${path("M858 830l14-46h96l-10 46z", "#123455")}${path("M846 830h130l6 8h-146z", "#0b2440")}`;
}

/** Chairs seen from behind or from the front: back, seat and foot. */
export function chairs(
	places: readonly number[],
	seat: number,
	scale: number,
): string {
	return places
		.map(
			(x) =>
				`<g transform="translate(${x} ${seat}) scale(${scale})">${path("M-46-10C-52-70-44-108 0-110C44-108 52-70 46-10C30 2-30 2-46-10z", "#173c60")}${path("M-46-10C-52-70-44-108 0-110C-30-96-36-60-32-4z", "#5f8aa6", 'opacity=".6"')}${path("M-52-6H52L46 12H-46z", "#0b2440")}${stroke("M0 12V64M-36 70L0 58L36 70", "#0b2440", 7)}</g>`,
		)
		.join("");
}

export function plant(x: number, y: number): string {
	const leaves = Array.from({ length: 11 }, (_, index) => {
		const turn = -75 + index * 15;
		return `<path d="M0 0C-22-70-14-150 0-${190 + (index % 3) * 34}C14-150 22-70 0 0z" transform="rotate(${turn})" fill="${index % 2 ? "#1f5a4c" : "#2f7a66"}"/>`;
	}).join("");
	return `<g transform="translate(${r(x)} ${y})">${leaves}${path("M-56 0H56L42 120H-42z", "#d6b27c")}${path("M0 0H56L42 120H0z", "#7a5230", 'opacity=".35"')}</g>`;
}
