import type { Stretch } from "./end-of-service.ts";
import type { FieldErrors, Values } from "./fields.ts";
import type { OvertimeKind } from "./overtime.ts";
import type { Service } from "./service-length.ts";
import type { SourceId } from "./sources.ts";

/** What a line of a result tells, by its message. */
type LineLabel =
	| Stretch
	| OvertimeKind
	| "share"
	| "cap"
	| "allNew"
	| "saudisNeeded"
	| "saudisMissing"
	| "shareNow"
	| "emiratisNeeded"
	| "emiratisMissing"
	| "charge";

/** A calculator's answer, with its arithmetic in numbers. */
export interface Outcome {
	/** Money in a currency, or people. */
	readonly amount: { readonly unit: string; readonly value: number };
	readonly service?: Service;
	readonly lines: readonly {
		readonly label: LineLabel;
		readonly formula: string;
	}[];
	readonly source: SourceId;
	/** The day that the answer is about, where it is not today. */
	readonly day?: string;
	/** The field that says so if the rule is not known of that day. */
	readonly dayField: string;
}

/** Answers a form whose fields are right by themselves, or says what is wrong with them together. */
export type Answer = (
	values: Values,
	format: (value: number) => string,
) => Outcome | { readonly errors: FieldErrors };

export const currencies = {
	ae: "AED",
	sa: "SAR",
	qa: "QAR",
	om: "OMR",
	bh: "BHD",
	kw: "KWD",
} as const;

/** The value of a choice, which the form has been read for. @throws RangeError */
export function chosen<Value extends string>(
	values: readonly Value[],
	text: string | undefined,
): Value {
	const value = values.find((known) => known === text);
	if (value === undefined) throw new RangeError(`no choice: ${text}`);
	return value;
}
