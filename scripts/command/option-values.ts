import * as z from "zod";

/** How the usage writes an option's value, and which values are allowed, in words. */
export const optionValues = z.registry<{ form: string; allowed: string }>();

/** A whole number within a range. */
export function wholeNumber(from: number, to: number) {
	return z
		.string()
		.regex(/^\d{1,15}$/)
		.transform(Number)
		.pipe(z.number().min(from).max(to))
		.register(optionValues, {
			form: "NUMBER",
			allowed: `a number from ${from} to ${to}`,
		});
}

/** Some of the known names. */
export function names<Name extends string>(known: readonly Name[]) {
	return listOf(z.enum(known)).register(optionValues, {
		form: "NAME,…",
		allowed: `${known.join(", ")}; several separated by commas`,
	});
}

export function oneName<Name extends string>(known: readonly Name[]) {
	return z
		.enum(known)
		.register(optionValues, { form: "NAME", allowed: known.join(", ") });
}

/** Paths of pages, such as `/en-US/careers`. */
export function pagePaths(known: readonly string[]) {
	return listOf(z.enum(known)).register(optionValues, {
		form: "PATH,…",
		allowed: "paths of pages such as /en-US/careers, separated by commas",
	});
}

/** A file or folder. */
export const file = z
	.string()
	.min(1)
	.register(optionValues, { form: "PATH", allowed: "a path" });

function listOf<Item>(item: z.ZodType<Item, string>) {
	return z
		.string()
		.transform((text) => text.split(","))
		.pipe(z.array(item));
}
