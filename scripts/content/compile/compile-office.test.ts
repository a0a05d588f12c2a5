import { expect, test } from "vitest";
import { parseSource } from "../../validate/source-file.ts";
import { compileOffice } from "./compile-office.ts";

const fields = {
	name: "Doha",
	country: "QA",
	order: 4,
	role: "Qatar",
	about: [],
	address: ["West Bay"],
	postalBox: "PO Box 1",
	locality: "Doha",
	timeZone: "Asia/Qatar",
	utcOffset: "+03:00",
	hours: [],
	languages: ["en", "ar", "ne", "zh"],
	geo: { latitude: 25.3213, longitude: 51.5282 },
	phone: "+974 4000 0100",
	directions: "By metro.",
	regulator: [],
};

function languagesIn(locale: string) {
	const file = `${locale}/offices/doha.json`;
	const { source } = parseSource(file, "{}");
	if (!source) throw new Error("the source has a fault");
	return compileOffice({ slug: "doha", file, source, fields }, locale)
		.languages;
}

test("an office names the reader's language first", () => {
	expect(languagesIn("zh-CN")).toEqual([
		"中文",
		"英语",
		"阿拉伯语",
		"尼泊尔语",
	]);
	expect(languagesIn("en-US")).toEqual([
		"English",
		"Arabic",
		"Nepali",
		"Chinese",
	]);
});
