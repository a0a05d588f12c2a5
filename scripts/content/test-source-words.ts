/** Wording for sources, for tests. */
export const sourceWords = {
	grades: {
		official: "official source",
		lawFirm: "law firm",
		press: "press",
		secondary: "secondary source",
	},
	marks: {
		official: "official",
		lawFirm: "law firm",
		press: "press",
		secondary: "web",
	},
	undated: "undated",
	checkedLater: "{{date}}; read {{checked}}",
};
