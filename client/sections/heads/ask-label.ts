/** Message for the contact button in the head of the page at this path. */
export function askLabel(path: string) {
	if (path.startsWith("/industries/")) return "page.askIndustry";
	if (path.endsWith("/our-experts")) return "page.askConsultant";
	if (path.endsWith("/get-started")) return "page.contact";
	return "page.askCase";
}
