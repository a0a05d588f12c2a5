/** A firm that shares no values with any other. */
export const testFirm = {
	isSample: false,
	short: "quuxleyfixture",
	name: { "zh-CN": "样羚人力", "en-US": "Quuxley Fixture People" },
	shortName: { "zh-CN": "样羚", "en-US": "Quuxley" },
	jobPrefix: "OX",
	domain: "quuxley-fixture.test",
	themeColor: "#31105a",
	figures: { founded: 1999, staff: 73, languages: 9 },
	contact: {
		email: "ask@quuxley-fixture.test",
		phone: "+974 4000 0199",
		whatsapp: "+974 5000 0199",
		wechat: "quuxley-fixture",
	},
};
