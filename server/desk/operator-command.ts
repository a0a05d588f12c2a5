import { type EnquiryState, enquiryStates } from "../../shared/enquiry/desk.ts";
import { enquiryKinds } from "../../shared/enquiry/enquiry.ts";
import {
	CommandError,
	parseWords,
	wrongCommand,
} from "../config/command-words.ts";
import type { StoredFilter } from "./desk-filter.ts";

/** How operators use the program. */
export const operatorUsage = `Enquiries, for operators without a browser. Reads DATA_DIR or DATABASE_URL as the server does.

  list [--limit 20]    prints the newest as a table
  export [FILE]        writes all as CSV, to a new file or to standard output
  erase EMAIL --yes    erases all enquiries from an address for good, with all that belongs to them
  staff ...            manages the accounts of staff; \`staff help\` says how
  erase --listed [FILE] --yes
                       erases again what DATA_DIR and FILE list as erased, after PostgreSQL was restored
  backup FILE          copies the SQLite database into a new file, and the list of what was erased to FILE.erased
  restore FILE         puts a backup in the database's place, and erases again what was erased since
  move                 moves the SQLite database of DATA_DIR to the empty PostgreSQL database of DATABASE_URL

list and export take --state ${enquiryStates.join("|")}, --kind ${enquiryKinds.join("|")},
--position REFERENCE, --search WORDS and --failed (something could not be delivered).
Exit codes: 0 done, 1 failed, 2 asked for in the wrong way.
`;

/** The states in operators' words. */
export const stateNames = {
	new: "new",
	progress: "in progress",
	waiting: "waiting",
	answered: "answered",
	placed: "placed",
	closed: "closed",
} as const satisfies Record<EnquiryState, string>;

export type OperatorCommand =
	| { readonly name: "help" }
	| {
			readonly name: "list";
			readonly filter: StoredFilter;
			readonly limit: number;
	  }
	| {
			readonly name: "export";
			readonly filter: StoredFilter;
			/** Standard output if absent. */
			readonly file: string | undefined;
	  }
	| { readonly name: "erase"; readonly email: string }
	| { readonly name: "eraseListed"; readonly file: string | undefined }
	| { readonly name: "move" }
	| { readonly name: "backup"; readonly file: string }
	| {
			readonly name: "restore";
			readonly file: string;
			/** Overwrite even if the database holds data that the backup lacks. */
			readonly isSure: boolean;
	  };

/**
 * Parses an operator's command.
 *
 * @throws {CommandError} whose message says what is allowed.
 */
export function readOperatorCommand(words: readonly string[]): OperatorCommand {
	const { values, positionals } = parseWords(words, options, operatorUsage);
	const [name, operand, ...more] = positionals;
	if (values.help || name === "help") return { name: "help" };
	if (more.length > 0) throw wrongCommand(positionals, operatorUsage);
	const filter: StoredFilter = {
		...choose("state", enquiryStates, values.state),
		...choose("kind", enquiryKinds, values.kind),
		...(values.position ? { position: values.position } : {}),
		...(values.search ? { search: values.search } : {}),
		...(values.failed ? { failed: true } : {}),
	};
	if (name === "list" && operand === undefined)
		return { name, filter, limit: readLimit(values.limit) };
	if (name === "move" && operand === undefined) return { name };
	if (name === "export") return { name, filter, file: operand };
	if (name === "backup" || name === "restore") {
		if (!operand) throw new CommandError(`${name} needs a file`, 2);
		return name === "backup"
			? { name, file: operand }
			: { name, file: operand, isSure: values.yes ?? false };
	}
	if (name !== "erase") throw wrongCommand(positionals, operatorUsage);
	if (values.listed) {
		if (!values.yes) throw new CommandError("nothing was erased; add --yes", 2);
		return { name: "eraseListed", file: operand };
	}
	if (!operand?.includes("@"))
		throw new CommandError("erase needs an email address", 2);
	if (!values.yes)
		throw new CommandError(
			`nothing was erased; add --yes to erase all enquiries from ${operand} for good`,
			2,
		);
	return { name, email: operand.trim() };
}

const options = {
	state: { type: "string" },
	kind: { type: "string" },
	position: { type: "string" },
	search: { type: "string" },
	limit: { type: "string" },
	failed: { type: "boolean" },
	listed: { type: "boolean" },
	yes: { type: "boolean" },
	help: { type: "boolean", short: "h" },
} as const;

function readLimit(text = "20"): number {
	const limit = /^\d{1,5}$/.test(text) ? Number(text) : 0;
	if (limit < 1 || limit > 10_000)
		throw new CommandError("--limit is a number from 1 to 10000", 2);
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
		throw new CommandError(`--${name} is one of ${values.join(", ")}`, 2);
	chosen[name] = value;
	return chosen;
}
