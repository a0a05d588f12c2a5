/** The firm. `npm run rebrand` writes this file; `brand.ts` says what each field means. */
export const brandData = {
	isSample: true,
	short: "lianwan",
	name: { "zh-CN": "联湾咨询", "en-US": "Lianwan Consulting" },
	shortName: { "zh-CN": "联湾", "en-US": "Lianwan" },
	jobPrefix: "LW",
	domain: "lianwan.example",
	themeColor: "#0b3a6f",
	timeZone: "Asia/Dubai",
	copyrightYear: 2026,
	figures: { founded: 2011, staff: 160, languages: 20 },
	contact: {
		email: "hello@lianwan.example",
		phone: "+971 4 000 0100",
		whatsapp: "+971 50 000 0100",
		wechat: "lianwan-hr",
	},
} as const;
