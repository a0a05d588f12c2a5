import { useEffect } from "react";
import {
	type EnquiryKind,
	isReference,
	type RejectedForm,
} from "../../shared/enquiry/enquiry.ts";
import { usePage } from "../state/page-context.ts";
import { usePosted } from "../state/use-posted.ts";
import { clearDraft, type FormSubject } from "./enquiry-draft.ts";

/** The rejected form that the page was rendered with, on its first display only. */
export function useSubmitted(kind: EnquiryKind): RejectedForm | undefined {
	const submitted = usePosted("submitted");
	return submitted?.kind === kind ? submitted : undefined;
}

/** The reference of the enquiry that a post without scripts has just stored; its draft is cleared. */
export function useSent({ kind, position }: FormSubject): string | undefined {
	const { search } = usePage().location;
	const reference = new URLSearchParams(search).get("sent");
	const sent = isReference(reference) ? reference : undefined;
	useEffect(() => {
		if (sent) clearDraft({ kind, position });
	}, [sent, kind, position]);
	return sent;
}
