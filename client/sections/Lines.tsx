import { endingOf } from "../../shared/kept-ending.ts";

/** A text whose last line is no character or two, also where the script has no spaces. */
export function Lines({ text }: { text: string }) {
	const at = endingOf(text);
	return at >= 0 ? (
		<>
			{text.slice(0, at)}
			<bdi>{text.slice(at)}</bdi>
		</>
	) : (
		text
	);
}
