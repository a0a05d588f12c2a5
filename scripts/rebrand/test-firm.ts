/** A firm that shares nothing with any other. */
export const testFirm = {
	isSample: false,
	short: "oryxfixture",
	name: { "zh-CN": "样羚人力", "en-US": "Oryx Fixture People" },
	shortName: { "zh-CN": "样羚", "en-US": "Oryx" },
	jobPrefix: "OX",
	defaultName: "Oryx Fixture People",
	domain: "oryx-fixture.test",
	themeColor: "#31105a",
	figures: { founded: 1999, staff: 73, languages: 9 },
	contact: {
		email: "ask@oryx-fixture.test",
		phone: "+974 4000 0199",
		whatsapp: "+974 5000 0199",
		wechat: "oryx-fixture",
	},
};
