// Adds and removes rows, and saves forms without leaving the page, so that the site beside them
// keeps its state.
import { words } from "./client-words.ts";
import { watchPaste } from "./paste-client.ts";
import { watchPictures } from "./picture-client.ts";

let added = 0;
let isTouched = false;

watchPaste();
watchPictures();
offerKept();

document.addEventListener("click", ({ target }) => {
	if (!(target instanceof HTMLElement)) return;
	if ("remove" in target.dataset) {
		const add = target.closest(".rows")?.querySelector(":scope > [data-add]");
		target.closest(".row")?.remove();
		keep(add?.closest("form"));
		if (add instanceof HTMLElement) add.focus();
		return;
	}
	const template =
		"add" in target.dataset ? target.previousElementSibling : null;
	if (!(template instanceof HTMLTemplateElement)) return;
	const { mark = "" } = template.dataset;
	const row = template.innerHTML.replaceAll(mark, `${mark}${added++}`);
	template.insertAdjacentHTML("beforebegin", row);
	keep(template.closest("form"));
	template.previousElementSibling
		?.querySelector<HTMLElement>("textarea, input:not([type=hidden])")
		?.focus();
});

document.addEventListener("input", ({ target }) => {
	if (!(target instanceof HTMLInputElement) || !("filter" in target.dataset)) {
		if (target instanceof HTMLElement) keep(target.closest("form"));
		return;
	}
	const wanted = target.value.toLowerCase();
	for (const group of document.querySelectorAll("details")) {
		const items = [...group.querySelectorAll<HTMLElement>("li")];
		for (const item of items)
			item.hidden = !item.textContent.toLowerCase().includes(wanted);
		group.hidden = wanted !== "" && items.every(({ hidden }) => hidden);
		group.open = wanted !== "" && !group.hidden;
	}
});

document.addEventListener("keydown", (event) => {
	if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
	event.preventDefault();
	const button = document.querySelector<HTMLButtonElement>(".save");
	button?.form?.requestSubmit();
});

addEventListener("beforeunload", (event) => {
	if (isTouched) event.preventDefault();
});

document.addEventListener("submit", (event) => {
	const form = event.target;
	if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
	event.preventDefault();
	void save(form);
});

/** Keeps what was typed into an item's form, also when the tab is closed, until it is saved. */
function keep(form: HTMLFormElement | null | undefined): void {
	if (form?.method !== "post") return;
	isTouched = true;
	if (form.id) localStorage.setItem(form.action, String(readPosted(form)));
}

/** Offers to save what an earlier visit left unsaved. */
function offerKept(): void {
	const form = document.querySelector<HTMLFormElement>("#form");
	const kept = form && localStorage.getItem(form.action);
	if (kept && confirm(words.kept)) void save(form, new URLSearchParams(kept));
}

async function save(
	form: HTMLFormElement,
	body = readPosted(form),
): Promise<void> {
	const status = document.querySelector('[role="status"]');
	if (status) status.textContent = words.checking;
	const typed = String(readPosted(form));
	const response = await fetch(form.action, { method: "POST", body }).catch(
		() => undefined,
	);
	const html = (await response?.text()) ?? "";
	if (response?.ok) {
		isTouched = false;
		localStorage.removeItem(form.action);
	}
	if (response?.redirected) {
		location.assign(response.url);
		return;
	}
	const page = new DOMParser().parseFromString(html, "text/html");
	const main = page.querySelector("main");
	// The answer would replace what was typed meanwhile.
	if (main && String(readPosted(form)) !== typed) {
		if (response?.ok) takeVersion(form, main);
		return save(form);
	}
	if (main) {
		const focused = keepFocus();
		document.querySelector("main")?.replaceWith(main);
		const said = page.querySelector('[role="status"]');
		status?.replaceChildren(...(said?.childNodes ?? []));
		if (status && said) status.className = said.className;
		focused();
		showSite(page);
	} else if (status)
		status.textContent = `${words.notSaved} ${html || words.noAnswer}`;
	if (response?.ok) return;
	const wrong = document.querySelector<HTMLElement>(
		'[aria-invalid="true"], .fault:not(:empty)',
	);
	wrong?.scrollIntoView({ block: "center", behavior: "instant" });
	if (wrong?.matches("[aria-invalid]")) wrong.focus({ preventScroll: true });
}

function readPosted(form: HTMLFormElement): URLSearchParams {
	const entries = [...new FormData(form)].map(([name, value]) => [
		name,
		typeof value === "string" ? value : value.name,
	]);
	return new URLSearchParams(entries);
}

function takeVersion(form: HTMLFormElement, main: HTMLElement): void {
	const [own, saved] = [form, main].map((each) =>
		each.querySelector<HTMLInputElement>("[name=version]"),
	);
	if (own && saved) own.value = saved.value;
}

/** @returns a function that restores focus and scroll position in the replaced form. */
function keepFocus(): () => void {
	const focused = document.activeElement;
	const name = focused?.getAttribute("name");
	const place = focused ? listControls().indexOf(focused) : -1;
	const scroll = document.querySelector("main")?.scrollTop ?? 0;
	return () => {
		const main = document.querySelector("main");
		if (main) main.scrollTop = scroll;
		const named = name && main?.querySelector(`[name="${CSS.escape(name)}"]`);
		// The controls of a new row have other names once they are saved.
		const next = named || listControls()[place] || main?.querySelector(".save");
		if (next instanceof HTMLElement) next.focus({ preventScroll: true });
	};
}

function listControls(): Element[] {
	const controls = "input:not([type=hidden]), textarea, select, button";
	return [...document.querySelectorAll(`main :is(${controls})`)];
}

/** A new item gets a page with its first save. */
function showSite(page: Document): void {
	const [shown, next] = [document, page].map((each) =>
		each.querySelector("iframe"),
	);
	const address = next?.getAttribute("src");
	if (shown && address && address !== shown.getAttribute("src"))
		shown.setAttribute("src", address);
}
