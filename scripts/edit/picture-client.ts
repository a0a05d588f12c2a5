import { words } from "./client-words.ts";

/** A picture as the editor lists it. */
interface Picture {
	readonly href: string;
	readonly width: number;
	readonly height: number;
}

/**
 * The last cursor position in each text, by the control's name. Without one, pictures go to the
 * end.
 */
const cursors = new Map<string, number>();

/** Lets editors choose or upload a picture, describe it, and insert it into texts. */
export function watchPictures(): void {
	document.addEventListener("selectionchange", () => {
		const text = document.activeElement;
		if (text instanceof HTMLTextAreaElement)
			cursors.set(text.name, text.selectionStart);
	});
	document.addEventListener(
		"toggle",
		({ target }) => {
			if (target instanceof HTMLDetailsElement && "pictures" in target.dataset)
				void listPictures(target);
		},
		true,
	);
	document.addEventListener("change", ({ target }) => {
		if (!(target instanceof HTMLElement)) return;
		const panel = target.closest<HTMLElement>("[data-pictures]");
		if (!panel) return;
		if (target instanceof HTMLSelectElement) show(panel, target);
		if (target instanceof HTMLInputElement && target.files?.[0])
			void upload(panel, target.files[0]);
	});
	document.addEventListener("click", ({ target }) => {
		const panel =
			target instanceof HTMLElement && "insert" in target.dataset
				? target.closest<HTMLElement>("[data-pictures]")
				: null;
		if (panel) insert(panel);
	});
}

async function listPictures(panel: HTMLElement): Promise<void> {
	const select = panel.querySelector("select");
	if (!select || select.options.length > 1) return;
	const response = await fetch("/pictures");
	const pictures: Picture[] = await response.json();
	for (const picture of pictures) select.append(optionOf(picture));
}

function optionOf({ href, width, height }: Picture): HTMLOptionElement {
	const name = href.split("/").at(-1) ?? "";
	return new Option(`${name} (${width} × ${height})`, href);
}

async function upload(panel: HTMLElement, file: File): Promise<void> {
	tell(panel, "");
	await listPictures(panel);
	const response = await fetch(`/pictures/${encodeURIComponent(file.name)}`, {
		method: "POST",
		body: file,
	}).catch(() => undefined);
	if (!response?.ok) {
		const reason = await response?.text();
		tell(panel, `${words.notTaken} ${reason ?? words.silent}`);
		return;
	}
	const picture: Picture = await response.json();
	const select = panel.querySelector("select");
	if (!select) return;
	select.append(optionOf(picture));
	select.value = picture.href;
	show(panel, select);
}

function show(panel: HTMLElement, select: HTMLSelectElement): void {
	const image = panel.querySelector("img");
	if (!image) return;
	image.hidden = select.value === "";
	if (select.value) image.src = select.value;
}

/** Inserts the picture into the texts of all languages, each with its own description. */
function insert(panel: HTMLElement): void {
	const href = panel.querySelector("select")?.value ?? "";
	if (!href) {
		tell(panel, words.choosePicture);
		return;
	}
	const describing = [
		...panel.querySelectorAll<HTMLInputElement>("[data-describes]"),
	];
	const missing = describing.find(({ value }) => value.trim() === "");
	if (missing) {
		missing.focus();
		tell(panel, words.describePicture);
		return;
	}
	for (const input of describing) {
		const { describes = "" } = input.dataset;
		const text = document.querySelector<HTMLTextAreaElement>(
			`textarea[name="${CSS.escape(describes)}"]`,
		);
		if (!text) continue;
		const at = endOfParagraph(text.value, cursors.get(describes));
		const described = input.value.trim().replaceAll(/[[\]]/g, "");
		text.setRangeText(`\n\n![${described}](${href})`, at, at, "end");
		text.dispatchEvent(new Event("input", { bubbles: true }));
		input.value = "";
	}
	tell(panel, "");
}

/** A picture gets a paragraph of its own. */
function endOfParagraph(text: string, cursor: number | undefined): number {
	const end = text.trimEnd().length;
	if (cursor === undefined) return end;
	const next = text.indexOf("\n\n", cursor);
	return next < 0 ? end : next;
}

function tell(panel: HTMLElement, words: string): void {
	const told = panel.querySelector("[data-told]");
	if (told) told.textContent = words;
}
