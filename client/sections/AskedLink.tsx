import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";

/** A contact button in the head of a page. */
export function AskedLink() {
	return (
		<p className="actions" data-phone="none">
			<ConsultationLink />
		</p>
	);
}
