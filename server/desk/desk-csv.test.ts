import { expect, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { localeCodes } from "../../shared/locales.ts";
import { describeInWords, describePlainly } from "./desk-csv.ts";

const { messages } = await testDependencies();

test.each(localeCodes)(
	"CSV files in the words of %s have the columns of the plain ones, in their order",
	(locale) => {
		const { headings } = describeInWords(messages.instance(locale));
		expect(Object.keys(headings)).toEqual(
			Object.keys(describePlainly.headings),
		);
	},
);
