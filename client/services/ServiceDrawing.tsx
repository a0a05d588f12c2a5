import { RailNames } from "../hiring-models/RailNames.tsx";
import { drawingHref } from "../sections/heads/drawing-href.ts";
import { usePageCopy } from "../state/use-page-copy.ts";
import { drawnSections } from "./drawn-sections.ts";

/** What a service is about, in four columns, with the names of its steps or parts below them. */
export function ServiceDrawing({ service }: { service: string }) {
	const { sections } = usePageCopy();
	const section = sections[drawnSections[service] ?? -1];
	const steps = section?.calendar?.rows.map(({ name, span }) => ({
		name,
		text: span,
	}));
	const parts = section?.points?.map(({ name }) => ({ name }));
	return (
		<figure>
			<svg
				className="line-art"
				viewBox="28 0 352 102"
				data-flow=""
				aria-hidden="true"
			>
				<use href={drawingHref("services", service)} />
			</svg>
			<RailNames names={steps ?? parts ?? []} />
		</figure>
	);
}
