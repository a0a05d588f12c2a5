import type { Stretch } from "./end-of-service.ts";
import type { FieldErrors, Values } from "./fields.ts";
import type { OvertimeKind } from "./overtime.ts";
import type { Service } from "./service-length.ts";
import type { SourceId } from "./sources.ts";

/** Message key of a line in the result. */
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
	| "emiratisOnce"
	| "emiratisStepped"
	| "emiratisMissing"
	| "charge"
	| "chargeOnce"
	| "chargeStepped";

interface Line {
	readonly label: LineLabel;
	readonly formula: string;
}

/** A calculator's result, with the formulas behind it. */
export interface Outcome {
	/** In a currency, or in a unit that `CalculatorResult` has words for. */
	readonly amount: {
		readonly unit: Currency | "saudis";
		readonly value: number;
		/** The smaller amount, if the rule can be read in two ways. */
		readonly least?: number;
	};
	readonly service?: Service;
	readonly lines: readonly Line[];
	readonly source: SourceId;
	/** The day that the result refers to, if not today. */
	readonly day?: string;
	/** The field that shows the error if the rule is not known for that day. */
	readonly dayField: string;
}

/** Computes a result from individually valid fields, or reports errors in their combination. */
export type Answer = (
	values: Values,
	format: (value: number) => string,
) => Outcome | { readonly errors: FieldErrors };

/** The lines that apply. */
export function linesOf(...lines: readonly (Line | false)[]): Line[] {
	return lines.filter((line) => line !== false);
}

export const currencies = {
	ae: "AED",
	sa: "SAR",
	qa: "QAR",
	om: "OMR",
	bh: "BHD",
	kw: "KWD",
} as const;
type Currency = (typeof currencies)[keyof typeof currencies];

/** The validated value of a choice field. @throws RangeError if it is not among `values` */
export function chosen<Value extends string>(
	values: readonly Value[],
	text: string | undefined,
): Value {
	const value = values.find((known) => known === text);
	if (value === undefined) throw new RangeError(`no choice: ${text}`);
	return value;
}
