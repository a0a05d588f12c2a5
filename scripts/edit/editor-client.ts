// Rows are added and removed, and forms are saved without leaving the page, so that the site beside
// stays where it is.
let added = 0;

document.addEventListener("click", ({ target }) => {
	if (!(target instanceof HTMLElement)) return;
	if ("remove" in target.dataset) {
		target.closest(".row")?.remove();
		return;
	}
	const template =
		"add" in target.dataset ? target.previousElementSibling : null;
	if (!(template instanceof HTMLTemplateElement)) return;
	const { mark = "" } = template.dataset;
	const row = template.innerHTML.replaceAll(mark, `${mark}${added++}`);
	template.insertAdjacentHTML("beforebegin", row);
	template.previousElementSibling
		?.querySelector<HTMLElement>("textarea, input:not([type=hidden])")
		?.focus();
});

document.addEventListener("submit", (event) => {
	const form = event.target;
	if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
	event.preventDefault();
	void save(form);
});

async function save(form: HTMLFormElement): Promise<void> {
	const status = form.querySelector('[role="status"]');
	if (status) status.textContent = "Checking…";
	const entries = [...new FormData(form)].map(([name, value]) => [
		name,
		typeof value === "string" ? value : value.name,
	]);
	const response = await fetch(form.action, {
		method: "POST",
		body: new URLSearchParams(entries),
	}).catch(() => undefined);
	const html = (await response?.text()) ?? "";
	const main = new DOMParser()
		.parseFromString(html, "text/html")
		.querySelector("main");
	if (main) document.querySelector("main")?.replaceWith(main);
	else if (status)
		status.textContent = `Not saved: ${html || "the editor does not answer"}`;
	document
		.querySelector(".fault")
		?.scrollIntoView({ block: "center", behavior: "instant" });
}
