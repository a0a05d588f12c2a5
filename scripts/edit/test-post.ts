import { parse } from "node-html-parser";

/** What a browser posts for an untouched form. */
export function postedBy(html: string): URLSearchParams {
	const form = parse(html);
	for (const template of form.querySelectorAll("template")) template.remove();
	const posted = new URLSearchParams();
	for (const control of form.querySelectorAll("input, select, textarea")) {
		const name = control.getAttribute("name");
		if (name === undefined) continue;
		const tag = control.rawTagName.toLowerCase();
		if (tag === "textarea") {
			// HTML drops the first line break; forms post line breaks as CRLF.
			const text = control.text.replace(/^\n/, "");
			posted.append(name, text.replaceAll("\n", "\r\n"));
		} else if (tag === "select") {
			const options = control.querySelectorAll("option");
			const chosen =
				options.find((option) => option.hasAttribute("selected")) ?? options[0];
			posted.append(name, chosen?.getAttribute("value") ?? "");
		} else if (
			control.getAttribute("type") !== "checkbox" ||
			control.hasAttribute("checked")
		)
			posted.append(name, control.getAttribute("value") ?? "on");
	}
	return posted;
}
