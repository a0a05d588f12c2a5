import { expect, test } from "vitest";
import { askLabel } from "./ask-label.ts";

test.each([
	["/industries/oil-gas/our-people", "page.askIndustry"],
	["/services/hr-consulting/our-experts", "page.askConsultant"],
	["/services/hr-consulting/get-started", "page.contact"],
	["/services/hr-consulting/our-approach", "page.askCase"],
])("the button in the head of %s is %s", (path, label) => {
	expect(askLabel(path)).toBe(label);
});
