import type { HiringLawSource } from "../content/schemas.ts";
import { say } from "../words/words.ts";
import { keyOf, type MessageFault } from "./message-fault.ts";
import type { FieldPath } from "./parsed.ts";

/**
 * Reports pages that offer a hiring model in a country whose law does not allow it. A page names
 * the countries in `countries` beside the model's `id`; without it, an employer of record claims
 * them all.
 */
export function listHiringLawFaults(
	message: unknown,
	laws: readonly HiringLawSource[],
	path: FieldPath = [],
): MessageFault[] {
	if (typeof message !== "object" || message === null) return [];
	const inner = Object.entries(message).flatMap(([key, value]) =>
		listHiringLawFaults(value, laws, [...path, keyOf(message, key)]),
	);
	const { id, text, countries } = Object(message);
	if (typeof text !== "string" || !isLegalModel(id)) return inner;
	const claimed: readonly unknown[] = Array.isArray(countries)
		? countries
		: id === "employerOfRecord"
			? laws.map(({ country }) => country)
			: [];
	return [
		...inner,
		...claimed
			.filter((country) => {
				const law = laws.find((entry) => entry.country === country);
				return law?.models[id].status !== "licensed";
			})
			.map((country) => ({
				path,
				message: say("faults.unlawful", {
					model: id,
					country: String(country),
				}),
			})),
	];
}

function isLegalModel(id: unknown): id is keyof HiringLawSource["models"] {
	return (
		id === "recruitment" || id === "temporary" || id === "employerOfRecord"
	);
}
