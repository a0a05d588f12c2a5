import { brandMarkPaths } from "../../client/site/brand-mark-paths.ts";
import { brand } from "../../shared/brand.ts";

/** The firm's mark as an icon, with a brass star. */
export function icon(): string {
	const { star, bay, small } = brandMarkPaths;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${brand.themeColor}" d="${star}"/><clipPath id="s"><path d="${star}"/></clipPath><path clip-path="url(#s)" fill="none" stroke="#fff" stroke-width="2.8" d="${bay}"/><path fill="#e7bd6d" d="${small}"/></svg>\n`;
}
