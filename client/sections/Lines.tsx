import { splitCounts } from "../../shared/bind-counts.ts";
import { endingOf } from "../../shared/kept-ending.ts";
import { Words } from "./Words.tsx";

/** Text whose last line never holds only a character or two, even in scripts without spaces. */
export function Lines({ text }: { text: string }) {
	const at = endingOf(text);
	return at >= 0 ? (
		<>
			{splitCounts(text.slice(0, at)).map((part, index) =>
				// biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are known by their place
				index % 2 ? <bdi key={index}>{part}</bdi> : part,
			)}
			<bdi>{text.slice(at)}</bdi>
		</>
	) : (
		<Words text={text} />
	);
}

/** A paragraph with such a last line. */
export function Paragraph(props: { text: string; className?: string }) {
	return (
		<p className={props.className}>
			<Lines text={props.text} />
		</p>
	);
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
	return texts.map((text) => <Paragraph text={text} key={text} />);
}
