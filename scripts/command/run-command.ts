import type { ParseArgsOptionsConfig } from "node:util";
import * as z from "zod";
import { CommandError, parseWords } from "../../server/config/command-words.ts";
import { listFaultLines } from "../build/fault-lines.ts";
import { optionValues } from "./option-values.ts";

/** A command of `package.json`. */
export interface Command<Options extends z.ZodRawShape> {
	readonly name: string;
	/** What it does, in one line. */
	readonly about: string;
	/** The words besides the options, such as `KIND SLUG`; none if absent. */
	readonly operands?: string;
	/** Each with its `describe` text; `option-values.ts` has more kinds of them. */
	readonly options: Options;
}

/**
 * Runs a command with the process's arguments; `--help` prints what is allowed instead. Errors in
 * arguments, environment and content are printed without a stack. Exit codes: 0 done, 1 failed,
 * 2 asked for in the wrong way.
 */
export async function runCommand<Options extends z.ZodRawShape>(
	command: Command<Options>,
	run: (
		options: z.output<z.ZodObject<Options>>,
		operands: readonly string[],
	) => void | Promise<void>,
): Promise<void> {
	try {
		const { options, operands } = readWords(command, process.argv.slice(2));
		if (options) await run(options, operands);
		else process.stdout.write(describeUsage(command));
	} catch (error) {
		process.stderr.write(`${listFaultLines(error).join("\n").trimEnd()}\n`);
		// Servers and workers that the command has started would keep the process alive.
		process.exit(error instanceof CommandError ? error.exitCode : 1);
	}
}

/**
 * @returns no options if help is asked for.
 * @throws {CommandError}
 */
function readWords<Options extends z.ZodRawShape>(
	command: Command<Options>,
	words: readonly string[],
) {
	const usage = describeUsage(command);
	const config: ParseArgsOptionsConfig = {
		help: { type: "boolean", short: "h" },
	};
	for (const [name, schema] of Object.entries(command.options)) {
		const isFlag = unwrap(schema) instanceof z.ZodBoolean;
		config[name] = { type: isFlag ? "boolean" : "string" };
	}
	const hasOperands = command.operands !== undefined;
	const parsed = parseWords(words, config, usage, hasOperands);
	const { help, ...given } = parsed.values;
	const operands = parsed.positionals;
	if (help) return { options: undefined, operands };
	const result = z.object(command.options).safeParse(given);
	if (result.success) return { options: result.data, operands };
	const name = String(result.error.issues[0]?.path[0]);
	const value = JSON.stringify(given[name]);
	throw new CommandError(
		`--${name} holds ${value}, which is not allowed; allowed: ${wordsOf(command.options[name])?.allowed}\n\n${usage}`,
		2,
	);
}

function describeUsage({
	name,
	about,
	operands,
	options,
}: Command<z.ZodRawShape>): string {
	const rows = Object.entries(options).map(([option, schema]) => {
		const words = wordsOf(schema);
		const about = z.globalRegistry.get(schema)?.description ?? "";
		return [
			`--${option}${words ? `=${words.form}` : ""}`,
			`${about}${fallbackOf(schema)}`,
		] as const;
	});
	const width = Math.max(0, ...rows.map(([option]) => option.length));
	const words = [
		`npm run ${name}`,
		...(rows.length > 0 || operands ? ["--"] : []),
		...(operands ? [operands] : []),
		...(rows.length > 0 ? ["[options]"] : []),
	];
	return [
		`${words.join(" ")}: ${about}`,
		...rows.map(([option, text]) => `  ${option.padEnd(width)}  ${text}`),
		"",
	].join("\n");
}

/** The schema of an option that is given. */
function unwrap(option: unknown) {
	return option instanceof z.ZodDefault || option instanceof z.ZodOptional
		? option.unwrap()
		: option;
}

/** How an option's value is written and which is allowed; nothing for flags. */
function wordsOf(option: unknown) {
	const inner = unwrap(option);
	return inner instanceof z.ZodType ? optionValues.get(inner) : undefined;
}

/** What is taken for an option that is not given, if it is short enough to say. */
function fallbackOf(option: unknown): string {
	const value =
		option instanceof z.ZodDefault ? option.def.defaultValue : undefined;
	return typeof value === "string" || typeof value === "number"
		? ` (${value})`
		: "";
}
