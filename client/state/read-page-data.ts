import { type PageData, pageDataId } from "../../shared/pages/page-data.ts";

let data: PageData | undefined;

/** Parses the page data in the document. @throws if there is none */
export function readPageData(): PageData {
	if (!data) {
		const text = document.getElementById(pageDataId)?.textContent;
		if (!text) throw new Error("the page carries no data");
		const parsed: PageData = JSON.parse(text);
		data = parsed;
	}
	return data;
}
