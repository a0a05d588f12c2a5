import { type PageData, pageDataId } from "../../shared/pages/page-data.ts";

let data: PageData | undefined;

/** What the server put into the page. Throws when it is not there. */
export function readPageData(): PageData {
	if (!data) {
		const text = document.getElementById(pageDataId)?.textContent;
		if (!text) throw new Error("the page carries no data");
		const parsed: PageData = JSON.parse(text);
		data = parsed;
	}
	return data;
}
