import * as z from "zod";
import { localeCodes } from "../../shared/locales.ts";
import { contrastOf } from "../check/contrast.ts";

/** WCAG's minimum contrast for text, which the icon's white lines meet, too. */
const leastContrast = 4.5;

// Excludes characters that would end a JSON string or a YAML value in the files that get these
// names.
const label = z
	.string()
	.regex(
		/^[^\s"\\{}:#<>][^"\\{}:#<>\n]*$/,
		"a text in one line without quotes, \\, {, }, :, #, < and >",
	);
const domain = z
	.string()
	.regex(
		/^(?!www\.)([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/,
		"a domain in lower case without scheme and www, as firm.example",
	);
const phone = z
	.string()
	.refine(
		(number) => /^\+[1-9]\d{6,14}$/.test(number.replaceAll(" ", "")),
		"allowed is +, the country's code and the number, 7 to 15 digits and blanks, as +971 4 123 4567",
	);
const color = z
	.string()
	.regex(/^#[\da-f]{6}$/, "#rrggbb in lower case")
	.refine((value) => contrastOf(value, "#ffffff") >= leastContrast, {
		error: `too light: allowed is a contrast of ${leastContrast} to white at least`,
	});
const timeZone = z.string().refine((zone) => {
	try {
		return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
	} catch {
		return false;
	}
}, "allowed is a name of IANA, as Asia/Dubai");
const year = z
	.int()
	.min(1800)
	.max(new Date().getUTCFullYear() + 1);
const texts = <Value extends z.ZodType>(value: Value) =>
	z.partialRecord(z.enum(localeCodes), value);

const office = z.strictObject({
	phone: phone.optional(),
	address: texts(z.array(label).min(1)).optional(),
	postalBox: texts(label).optional(),
});

/** The fields of `shared/brand-data.ts`. */
export const brandSchema = z.strictObject({
	isSample: z.boolean(),
	short: z.string().regex(/^[a-z][a-z\d]{1,19}$/, "2 to 20 of a-z and 0-9"),
	name: texts(label),
	shortName: texts(label),
	jobPrefix: z.string().regex(/^[A-Z]{2}$/, "two of A-Z"),
	domain,
	themeColor: color,
	timeZone,
	copyrightYear: year,
	figures: z.strictObject({
		founded: year,
		staff: z.int().positive(),
		languages: z.int().positive(),
	}),
	contact: z.strictObject({
		email: z.email("a mail address"),
		phone,
		whatsapp: phone,
		wechat: z.string().regex(/^[\w-]{2,40}$/, "letters, digits, _ and -"),
	}),
});

/** All fields that a rebrand may set: the brand's, and those in the offices' files. */
export const firmSchema = brandSchema.extend({
	offices: z.record(z.string(), office).default({}),
});

export type BrandData = z.infer<typeof brandSchema>;
export type Firm = z.infer<typeof firmSchema>;
