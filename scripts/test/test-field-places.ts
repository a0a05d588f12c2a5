/** How far below the first of them a form's labels, fields and buttons stand. Runs in the browser. */
export function measureFields(form: Element): number[] {
	const tops = [
		...form.querySelectorAll("label, input, textarea, select, button"),
	]
		.filter((element) => element.checkVisibility())
		// The trap for robots is out of the flow.
		.filter((element) => !element.closest("[aria-hidden]"))
		.map((element) => element.getBoundingClientRect().top);
	return tops.map((top) => top - (tops[0] ?? 0));
}
