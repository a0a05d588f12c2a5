import { modes, type Theme, themes } from "../../shared/themes.ts";
import { findViolations } from "../test/test-axe.ts";
import { browse } from "./browse.ts";
import type { AuditPage, AuditSite, Verdict } from "./types.ts";

const widths = [390, 1280];

export interface Sight {
	readonly page: AuditPage;
	readonly theme: Theme;
	readonly width: number;
}

/** Runs axe-core: on samples in every theme and mode, on every other page in one of them. */
export async function judgeAxe(site: AuditSite): Promise<Verdict> {
	const sights = listSights(site.pages);
	const faults = await browse(
		site,
		sights,
		({ theme, width }) => ({ theme, viewport: { width, height: 900 } }),
		async (page, { theme, width }) => {
			const violations = await findViolations(page);
			return violations.map(
				({ id, html, target }) =>
					`${id} at ${target.flat().join(" ")} in ${theme.name} ${theme.mode}, ${width} px: ${html.slice(0, 120)}`,
			);
		},
	);
	return { pages: sights.length, faults };
}

/** Distributes themes, modes and widths evenly over the pages. */
export function listSights(pages: readonly AuditPage[]): Sight[] {
	const all = themes.flatMap((name, theme) =>
		modes.map((mode, place) => ({
			theme: { name, mode },
			turn: theme + place,
		})),
	);
	return pages.flatMap((page, index) => {
		const round = Math.floor(index / all.length);
		return all
			.filter((_, place) => page.isSample || place === index % all.length)
			.map(({ theme, turn }) => ({
				page,
				theme,
				width: widths[(turn + round) % widths.length] ?? 1280,
			}));
	});
}
