import { escapeHtml } from "../../server/pages/render/escape.ts";
import type { Place } from "./place.ts";
import { controlName } from "./read-controls.ts";

/**
 * A panel to choose or upload a picture, and to describe it in each language. Its controls are not
 * posted.
 */
export function renderPictures({ words: { t }, columns, path }: Place): string {
	const describing = columns.map(({ id, label }) => {
		const told = t("editor.pictureWords", { language: label });
		return `<label>${escapeHtml(told)}<input lang="${escapeHtml(id)}" data-describes="${escapeHtml(controlName(id, path))}"></label>`;
	});
	return `<details class="pictures" data-pictures><summary>${t("editor.picture")}</summary>
<div class="columns"><label>${t("editor.pictureThere")}<select data-picture><option value="">${t("editor.choose")}</option></select></label><label>${t("editor.pictureFile")}<input type="file" data-upload accept="image/png,image/jpeg,image/webp,image/avif"></label></div>
<p class="hint">${t("editor.pictureHint")}</p>
<img data-preview alt="" hidden>
<div class="columns">${describing.join("")}</div>
<button type="button" data-insert>${t("editor.insertPicture")}</button> <span role="alert" class="fault" data-told></span></details>`;
}
