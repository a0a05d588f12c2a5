import { parseArgs } from "node:util";
import { type DeskFilter, enquiryStates } from "../../shared/enquiry/desk.ts";
import { enquiryKinds } from "../../shared/enquiry/enquiry.ts";

/** How operators use the program. */
export const operatorUsage = `Enquiries, for operators without a browser. Reads DATA_DIR or DATABASE_URL as the server does.

  list [--limit 20]    prints the newest as a table
  export [FILE]        writes all as CSV, to a new file or to standard output
  erase EMAIL --yes    erases all enquiries from an address for good, with all that belongs to them

list and export take --state ${enquiryStates.join("|")}, --kind ${enquiryKinds.join("|")},
--search WORDS and --failed (something could not be delivered).
Exit codes: 0 done, 1 failed, 2 asked for in the wrong way.
`;

/** What was asked for in the wrong way (2), or cannot be done (1), in a line. */
export class OperatorError extends Error {
	override readonly name = "OperatorError";
	readonly exitCode: 1 | 2;

	constructor(message: string, exitCode: 1 | 2) {
		super(message);
		this.exitCode = exitCode;
	}
}

export type OperatorCommand =
	| { readonly name: "help" }
	| {
			readonly name: "list";
			readonly filter: DeskFilter;
			readonly limit: number;
	  }
	| {
			readonly name: "export";
			readonly filter: DeskFilter;
			/** Standard output if absent. */
			readonly file: string | undefined;
	  }
	| { readonly name: "erase"; readonly email: string };

/**
 * Reads what an operator asks for.
 *
 * @throws {OperatorError} that says what is allowed.
 */
export function readOperatorCommand(words: readonly string[]): OperatorCommand {
	const { values, positionals } = parse(words);
	const [name, operand, ...more] = positionals;
	if (values.help || name === "help") return { name: "help" };
	if (more.length > 0) throw new OperatorError(operatorUsage, 2);
	const filter: DeskFilter = {
		...choose("state", enquiryStates, values.state),
		...choose("kind", enquiryKinds, values.kind),
		...(values.search ? { search: values.search } : {}),
		...(values.failed ? { failed: true } : {}),
	};
	if (name === "list" && operand === undefined)
		return { name, filter, limit: readLimit(values.limit) };
	if (name === "export") return { name, filter, file: operand };
	if (name !== "erase") throw new OperatorError(operatorUsage, 2);
	if (!operand?.includes("@"))
		throw new OperatorError("erase needs an email address", 2);
	if (!values.yes)
		throw new OperatorError(
			`nothing was erased; add --yes to erase all enquiries from ${operand} for good`,
			2,
		);
	return { name, email: operand.trim() };
}

function parse(words: readonly string[]) {
	try {
		return parseArgs({
			args: [...words],
			allowPositionals: true,
			options: {
				state: { type: "string" },
				kind: { type: "string" },
				search: { type: "string" },
				limit: { type: "string" },
				failed: { type: "boolean" },
				yes: { type: "boolean" },
				help: { type: "boolean", short: "h" },
			},
		});
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new OperatorError(`${reason}\n\n${operatorUsage}`, 2);
	}
}

function readLimit(text = "20"): number {
	const limit = /^\d{1,5}$/.test(text) ? Number(text) : 0;
	if (limit < 1 || limit > 10_000)
		throw new OperatorError("--limit is a number from 1 to 10000", 2);
	return limit;
}

function choose<Name extends string, Value extends string>(
	name: Name,
	values: readonly Value[],
	given: string | undefined,
): { [Key in Name]?: Value } {
	const chosen: { [Key in Name]?: Value } = {};
	if (given === undefined) return chosen;
	const value = values.find((known) => known === given);
	if (!value)
		throw new OperatorError(`--${name} is one of ${values.join(", ")}`, 2);
	chosen[name] = value;
	return chosen;
}
