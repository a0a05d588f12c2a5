import path from "node:path";
import { localeCodes } from "../../shared/locales.ts";
import { readSoundContent } from "../content/read-content.ts";
import {
	type Cut,
	compareGroup,
	createMask,
	cutPassage,
	findTwins,
	longestShared,
	type Passage,
	type Sharing,
} from "./compare-passages.ts";
import { listSiblingTexts, type SiblingKind } from "./sibling-texts.ts";
import type { Fault, Verdict } from "./types.ts";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * The largest share of its text that a page may have in common with a sibling.
 *
 * Measured on 2026-11-21, 1,165 pairs in each language (the audit prints current numbers): half of
 * all pairs share nothing, 99% less than 1.6%, and none more than 2.3%, which is phrases such as
 * "we answer within one working day" and names of authorities. Positions share up to 4%: benefits,
 * and how to apply. The limits are about half as much again: on a page of 500 words, one copied
 * sentence of 25 words is a fault.
 */
const limitOf = (kind: SiblingKind) => (kind === "positions" ? 0.06 : 0.04);

/** Checks that sibling pages do not read alike. */
export async function judgeSimilarity(): Promise<Verdict> {
	const faults: Fault[] = [];
	const notes: string[] = [];
	let pages = 0;
	const { locales } = await readSoundContent(root, localeCodes);
	for (const sources of locales) {
		const { locale } = sources;
		const cut: Cut = locale.startsWith("zh")
			? { unit: "character", length: 8 }
			: { unit: "word", length: 5 };
		const { groups, names } = listSiblingTexts(sources);
		const mask = createMask(names);
		const cutOnce = new Map(
			groups
				.flatMap(({ passages }) => passages)
				.map((passage) => [passage, cutPassage(passage, cut, mask)] as const),
		);
		pages += cutOnce.size;
		for (const [kind, members] of Map.groupBy(groups, ({ kind }) => kind)) {
			const found = members
				.flatMap(({ passages }) =>
					compareGroup(
						passages.flatMap((passage) => cutOnce.get(passage) ?? []),
					),
				)
				.sort((a, b) => b.share - a.share);
			notes.push(summarize(`${locale} ${kind}`, found));
			for (const sharing of found)
				if (sharing.share > limitOf(kind)) faults.push(describe(sharing, cut));
		}
		for (const { places, text } of findTwins([...cutOnce.values()], cut))
			faults.push({
				path: places.map(addressOf).join(" and "),
				message: `the same paragraph: "${text}"`,
			});
	}
	return { pages, faults, notes };
}

function describe({ pair, share }: Sharing, cut: Cut): Fault {
	return {
		path: pair.map(({ passage }) => addressOf(passage)).join(" and "),
		message: `share ${percent(share)}: "${longestShared(pair, cut)}"`,
	};
}

function addressOf({ file, key }: Passage): string {
	return `${file}:${key}`;
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}

function summarize(name: string, found: readonly Sharing[]): string {
	const at = (quantile: number): string =>
		percent(found[Math.floor((1 - quantile) * (found.length - 1))]?.share ?? 0);
	return `${name}: ${found.length} pairs, median ${at(0.5)}, 99 % ${at(0.99)}, most ${at(1)}`;
}
