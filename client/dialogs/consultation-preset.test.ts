import { expect, test } from "vitest";
import { pageAt } from "../../shared/pages/page-paths.ts";
import { consultationPreset } from "./ConsultationDialog.tsx";

test.each([
	["/industries/oil-gas", { industry: "oil-gas" }, "/industries/oil-gas"],
	[
		"/industries/oil-gas/key-roles-we-fill",
		{ industry: "oil-gas" },
		"/industries/oil-gas",
	],
	[
		"/industries/chemicals/how-we-help-clients",
		{ industry: "chemicals" },
		"/industries/chemicals",
	],
	[
		"/services/hr-consulting/our-approach",
		{ service: "hr-consulting" },
		"/services/hr-consulting",
	],
	[
		"/services/recruitment-services/executive-search",
		{ service: "recruitment-services" },
		"/services/recruitment-services",
	],
])("on %s, the consultation is preset to %o", (path, preset, subject) => {
	const page = pageAt(path);
	const found = page && consultationPreset(page);
	expect(found).toMatchObject(preset);
	expect(found?.subject.path).toBe(subject);
});

test.each([
	"/",
	"/about",
	"/industries",
	"/services",
	"/services/services",
	"/contact",
])("on %s, the consultation has no preset", (path) => {
	const page = pageAt(path);
	expect(page && consultationPreset(page)).toBeUndefined();
});
