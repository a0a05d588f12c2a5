import { DeskEnquiryView } from "../desk/DeskEnquiryView.tsx";
import { DeskListView } from "../desk/DeskListView.tsx";
import { DeskMissing } from "../desk/DeskMissing.tsx";
import { useDesk } from "../desk/use-desk.ts";

/** The staff desk: the list of enquiries, or the one in the query. */
export function DeskPage() {
	const { list, enquiry } = useDesk();
	if (enquiry) return <DeskEnquiryView enquiry={enquiry} />;
	if (list) return <DeskListView list={list} />;
	return <DeskMissing />;
}
