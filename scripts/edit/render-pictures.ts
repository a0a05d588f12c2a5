import { escapeHtml } from "../../server/pages/render/escape.ts";
import type { Place } from "./place.ts";
import { controlName } from "./read-controls.ts";

/**
 * A panel to choose or upload a picture, and to describe it in each language. Its controls are not
 * posted.
 */
export function renderPictures({ columns, path }: Place): string {
	const words = columns.map(({ id, label }) => {
		const told = `What it shows, in ${escapeHtml(label || "words")}`;
		return `<label lang="en">${told}<input lang="${escapeHtml(id)}" data-describes="${escapeHtml(controlName(id, path))}"></label>`;
	});
	return `<details class="pictures" data-pictures><summary>Put in a picture</summary>
<div class="columns"><label>One that is there<select data-picture><option value="">choose…</option></select></label><label>or a file of yours<input type="file" data-upload accept="image/png,image/jpeg,image/webp,image/avif"></label></div>
<p class="hint">PNG, JPEG, WebP or AVIF, 640 pixels wide at least. What a camera notes of place and owner is taken out.</p>
<img data-preview alt="" hidden><p data-size class="hint"></p>
<div class="columns">${words.join("")}</div>
<button type="button" data-insert>Put it where the cursor is</button> <span role="alert" class="fault" data-told></span></details>`;
}
