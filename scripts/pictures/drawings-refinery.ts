import {
	createRandom,
	drawing,
	glow,
	linear,
	path,
	r,
	radial,
	rect,
	ripples,
	type Size,
} from "./drawing-parts.ts";
import {
	flare,
	lights,
	pipes,
	sphere,
	tank,
	works,
} from "./drawings-refinery-works.ts";

/** A refinery in the blue hour: columns, tanks, a flare, and its lights in the water. */
export function refinery(size: Size): string {
	const random = createRandom(404);
	const { width, height } = size;
	const ground = height * 0.74;
	const far = works(random, ground, 0.55, 21, "url(#far)", 0);
	const near = works(random, ground, 1, 15, "url(#steel)", 60);
	const plant = [
		far,
		rect(0, ground - 260, width, 260, "url(#mist)"),
		flare(1290, ground),
		near,
		sphere(210, ground, 92),
		sphere(404, ground, 74),
		tank(980, ground, 190, 120),
		tank(1186, ground, 150, 92),
		tank(1352, ground, 220, 140),
		pipes(width, ground),
		rect(0, ground - 6, width, 12, "#071a30"),
		lights(random, ground),
	].join("");
	return drawing(
		size,
		[
			linear(
				"sky",
				"0 #08203f, 0.4 #194a77, 0.75 #5d7f9b, 0.93 #c99a78, 1 #e8b583",
			),
			linear("water", "0 #8b7f80, 0.12 #31597d, 1 #061a33"),
			linear("far", "0 #3c6489, 1 #6d7f92"),
			linear(
				"steel",
				"0 #5f87a8, 0.22 #2c5277, 0.7 #12304f, 1 #0a2139",
				"across",
			),
			linear("tank", "0 #6f93ae, 0.3 #34597c, 1 #0b2440", "across"),
			linear("mist", "0 #e8b583 0, 1 #e8b583 0.42"),
			linear("veil", "0 #061a33 0, 1 #061a33 0.8"),
			radial("ball", "0 #8db0c8, 0.45 #3d6488, 1 #0c2745"),
			radial(
				"fire",
				"0 #fff3d6 0.95, 0.12 #ffcf86 0.6, 0.4 #f09a4a 0.2, 1 #f09a4a 0",
			),
			radial("spark", "0 #fff1cf, 0.3 #ffdc9a 0.7, 1 #ffcb7a 0"),
			'<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="2.500 7"/></filter>',
			`<g id="plant">${plant}</g><clipPath id="sea"><rect y="${r(ground + 6)}" width="${width}" height="${height}"/></clipPath>`,
		],
		[
			rect(0, 0, width, ground + 8, "url(#sky)"),
			glow("fire", 1290, ground - 612, 360, 300),
			'<use href="#plant"/>',
			rect(0, ground + 6, width, height, "url(#water)"),
			`<g clip-path="url(#sea)"><g filter="url(#soft)" opacity=".6" transform="translate(0 ${r((ground + 6) * 1.62)}) scale(1 -.62)"><use href="#plant"/></g></g>`,
			rect(0, ground + 6, width, height - ground, "url(#veil)"),
			path(
				ripples(random, {
					x: 1290,
					spread: 130,
					top: ground + 12,
					bottom: height,
					count: 90,
				}),
				"#ffd08a",
				'opacity=".6"',
			),
			path(
				ripples(random, {
					x: 760,
					spread: 1500,
					top: ground + 12,
					bottom: height,
					count: 240,
				}),
				"#a9c3d8",
				'opacity=".17"',
			),
		],
	);
}
