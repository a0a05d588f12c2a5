import type { Office } from "../../shared/pages/content.ts";
import type { WeekDay } from "../../shared/week-days.ts";

/** An office's hours on a day, in hours since midnight and as text; `undefined` if it is closed. */
export function hoursOn(
	{ hours }: Pick<Office, "hours">,
	day: WeekDay,
): { from: number; to: number; text: string } | undefined {
	const found = hours.find(({ days }) => days.includes(day));
	if (!found) return undefined;
	const { opens, closes } = found;
	return {
		from: hourOf(opens),
		to: hourOf(closes),
		text: `${opens}–\u2060${closes}`,
	};
}

/** Converts a time such as `08:30` to hours since midnight. */
function hourOf(time: string): number {
	const [hours, minutes] = time.split(":").map(Number);
	return (hours ?? 0) + (minutes ?? 0) / 60;
}
