import { bindCounts } from "../../../shared/bind-counts.ts";
import type { PositionCopy } from "../../../shared/pages/content.ts";
import type { DayCopy } from "../../../shared/pages/fact-copy.ts";
import { spaceHan } from "../../../shared/space-han.ts";
import { type WeekDay, weekDays } from "../../../shared/week-days.ts";
import type { PositionSource } from "../schemas.ts";

const year = "numeric";
const formatDay = cacheFormats({ dateStyle: "long" });
const formatMonth = cacheFormats({ year, month: "long" });
const formatYear = cacheFormats({ year });
const formatSpan = cacheFormats({ year, month: "long", day: "numeric" });

/** A day as data and in words. */
export function dayCopy(iso: string, locale: string): DayCopy {
	return { iso, text: bindCounts(dayText(formatDay(locale), iso)) };
}

/** The latest of these days as data, and the time they span in words: November 21–26, 2026. */
export function spanCopy(
	days: readonly string[],
	locale: string,
): DayCopy | undefined {
	const [first, ...others] = [...days].sort();
	const last = others.at(-1) ?? first;
	if (first === undefined || last === undefined) return undefined;
	return last === first
		? dayCopy(first, locale)
		: { iso: last, text: bindCounts(spanText(first, last, locale)) };
}

function spanText(first: string, last: string, locale: string): string {
	const format = formatSpan(locale);
	const start = format.formatToParts(new Date(first));
	// ICU's Chinese ranges are 2026/11/21 – 2026/11/26.
	if (start[0]?.type !== "year")
		return format
			.formatRange(new Date(first), new Date(last))
			.replace(/\s–\s/, "–");
	const end = format.formatToParts(new Date(last));
	const own = end.findIndex(
		({ value }, index) => value !== start[index]?.value,
	);
	return [start, end.slice(own)]
		.map((parts) => spaceHan(parts.map(({ value }) => value).join("")))
		.join("–");
}

/** A day, month or year in the language's format. */
export function partialDayText(day: string, locale: string): string {
	if (day.length === 10) return dayCopy(day, locale).text;
	const format = day.length === 7 ? formatMonth : formatYear;
	return bindCounts(dayText(format(locale), day));
}

/** Creating a formatter takes longer than everything it formats. */
function cacheFormats(
	options: Intl.DateTimeFormatOptions,
): (locale: string) => Intl.DateTimeFormat {
	const formats = new Map<string, Intl.DateTimeFormat>();
	return (locale) =>
		formats.getOrInsertComputed(
			locale,
			() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }),
		);
}

function dayText(format: Intl.DateTimeFormat, day: string): string {
	return spaceHan(format.format(new Date(day)));
}

/** A salary range with the currency's code. */
export function salaryCopy(
	{ currency, min, max }: PositionSource["salary"],
	locale: string,
): PositionCopy["salary"] {
	const format = new Intl.NumberFormat(locale, {
		style: "currency",
		currency,
		currencyDisplay: "code",
		maximumFractionDigits: 0,
	});
	return {
		currency,
		min: String(min),
		max: String(max),
		// ICU's Chinese ranges have a hyphen.
		text: format.formatRange(min, max).replace("-", "–"),
	};
}

/** Consecutive weekdays as a range, such as Mon–Fri. */
export function daysText(days: readonly WeekDay[], locale: string): string {
	const format = new Intl.DateTimeFormat(locale, {
		weekday: "short",
		timeZone: "UTC",
	});
	const dates = days.map((day) => dateOf(day)).sort((a, b) => a - b);
	const first = dates.at(0);
	const last = dates.at(-1);
	if (first === undefined || last === undefined) return "";
	return dates.length === 1
		? format.format(first)
		: `${format.format(first)}–${format.format(last)}`;
}

/** A date on this weekday, in a week that starts on Sunday. */
function dateOf(day: WeekDay): number {
	return Date.UTC(2026, 10, 22 + weekDays.indexOf(day));
}

/** At 220 English words or 400 Chinese characters a minute. */
export function readingMinutes(text: string): number {
	const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	const words =
		text.match(/[\p{Script=Latin}\p{Script=Arabic}\d]+/gu)?.length ?? 0;
	return Math.max(1, Math.round(characters / 400 + words / 220));
}

/** The text itself, or its version in the given language. */
export function pickText(
	text: string | Record<string, string>,
	locale: string,
): string {
	return typeof text === "string"
		? text
		: (text[locale] ?? text["en-US"] ?? "");
}
