import { createContext, useContext, useEffect, useState } from "react";
import type {
	EnquiryKind,
	SubmittedEnquiry,
} from "../../shared/enquiry/enquiry.ts";
import { readPageData } from "../state/read-page-data.ts";

/** The posted form that the server renders a page for. In the browser it is in the page's data. */
export const SubmittedContext = createContext<SubmittedEnquiry | undefined>(
	undefined,
);

let isShown = false;

/** The form of this kind that the page was rendered for, the first time that it is shown. */
export function useSubmitted(kind: EnquiryKind): SubmittedEnquiry | undefined {
	const rendered = useContext(SubmittedContext);
	const [submitted] = useState(() => rendered ?? readSubmitted());
	useEffect(() => {
		isShown = true;
	}, []);
	return submitted?.kind === kind ? submitted : undefined;
}

function readSubmitted(): SubmittedEnquiry | undefined {
	if (isShown || typeof document === "undefined") return undefined;
	const data = readPageData();
	return data.submitted;
}
