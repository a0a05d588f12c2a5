import { useEffect, useState } from "react";
import type {
	EnquiryKind,
	SubmittedEnquiry,
} from "../../shared/enquiry/enquiry.ts";
import { usePageData } from "../state/page-data-context.ts";

let isShown = false;

/** The rejected form that the page was rendered with, on its first display only. */
export function useSubmitted(kind: EnquiryKind): SubmittedEnquiry | undefined {
	const data = usePageData();
	const [submitted] = useState(() => (isShown ? undefined : data.submitted));
	useEffect(() => {
		isShown = true;
	}, []);
	return submitted?.kind === kind ? submitted : undefined;
}
