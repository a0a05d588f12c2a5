import { CheckedNote } from "../cited/CheckedNote.tsx";
import { CitedText } from "../cited/CitedText.tsx";
import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { SheetHead } from "../sections/heads/SheetHead.tsx";
import points from "../sections/Points.module.css";
import { useCited } from "../state/use-page-copy.ts";

/** Phase number at the start of a heading, in English or Chinese. */
const numbered = /^(?:Phase \d+[.:]?|\u7b2c.\u9636\u6bb5)\s*/;

/** For Chinese contractors: the phases of a project as a sequence, then each in detail. */
export function ContractorsPage() {
	const { parts, glance } = useCited();
	const phases = parts.filter(({ name }) => numbered.test(name));
	return (
		<>
			<SheetHead
				sheet={
					<ol className={points.steps}>
						{phases.map(({ id, name }) => (
							<li key={id}>
								<a href={`#${id}`}>{name.replace(numbered, "")}</a>
							</li>
						))}
					</ol>
				}
			>
				<CheckedNote />
				<p className="actions">
					<ConsultationLink />
				</p>
			</SheetHead>
			<CitedText glance={glance} />
		</>
	);
}
