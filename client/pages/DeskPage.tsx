import { DeskEnquiryView } from "../desk/DeskEnquiryView.tsx";
import { DeskListView } from "../desk/DeskListView.tsx";
import { DeskMissing } from "../desk/DeskMissing.tsx";
import { useDesk } from "../desk/use-desk.ts";

/** The staff desk: all enquiries, or the one that the query names. */
export function DeskPage() {
	const { list, enquiry } = useDesk();
	if (enquiry) return <DeskEnquiryView enquiry={enquiry} />;
	if (list) return <DeskListView list={list} />;
	return <DeskMissing />;
}
