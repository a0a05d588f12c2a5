import type { PayScale } from "../../../shared/pages/content.ts";
import type { PositionSource } from "../schemas.ts";

type Salary = PositionSource["salary"];

/** Sizes in units of the drawing: its width, a row's height, and a bead's radius. */
const width = 320;
const row = 10;
const bead = 4;

/**
 * A vacancy's pay among all vacancies in its currency, lowest first: a line for each range, with
 * beads at the ends of its own.
 *
 * @param own its salary, by identity, which need not be among `all`.
 * @returns nothing if no other vacancy is paid in its currency.
 */
export function drawPay(
	own: Salary,
	all: readonly Salary[],
): PayScale | undefined {
	const rows = [own, ...all.filter((salary) => salary !== own)]
		.filter(({ currency }) => currency === own.currency)
		.sort((a, b) => a.min - b.min || a.max - b.max);
	if (rows.length === 1) return undefined;
	const least = Math.min(...rows.map(({ min }) => min));
	const most = Math.max(...rows.map(({ max }) => max));
	const place = (pay: number): number =>
		bead +
		1 +
		Math.round(
			((pay - least) / (most - least || 1)) * (width - 2 * (bead + 1)),
		);
	const lines = rows.map((salary, index) => {
		const [from, to] = [place(salary.min), place(salary.max)];
		const y = (index + 0.5) * row;
		if (salary !== own) return `M${from} ${y}H${to}`;
		const ends = [from, to].map(
			(x) =>
				`M${x - bead} ${y}a${bead} ${bead} 0 1 0 ${2 * bead} 0a${bead} ${bead} 0 1 0-${2 * bead} 0`,
		);
		return `M${from} ${y}H${to}${ends.join("")}`;
	});
	const at = rows.indexOf(own);
	const height = rows.length * row;
	return {
		least: String(least),
		most: String(most),
		box: `0 0 ${width} ${height + 4}`,
		// Below the lines, a scale with a tick at each end.
		axis: `M1 ${height - 2}v6M1 ${height + 1}H${width - 1}m0-3v6`,
		others: lines.filter((_, index) => index !== at).join(""),
		own: lines[at] ?? "",
	};
}
