import { type ElementType, Fragment } from "react";
import { bindCounts, splitCounts } from "../../shared/bind-counts.ts";
import { endingOf } from "../../shared/kept-ending.ts";
import { type TextProps, Words } from "./Words.tsx";

/** Text whose last line never holds only a character or two, even in scripts without spaces. */
export function Lines({ text: unbound, as, ...attributes }: TextProps) {
	const Element: ElementType = as ?? Fragment;
	const text = bindCounts(unbound);
	const at = endingOf(text);
	return (
		<Element {...attributes}>
			{at < 0 ? (
				<Words text={text} />
			) : (
				splitCounts(text.slice(0, at)).map((part, index) =>
					// biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are known by their place
					index % 2 ? <bdi key={index}>{part}</bdi> : part,
				)
			)}
			{at < 0 ? null : <bdi>{text.slice(at)}</bdi>}
		</Element>
	);
}

/** A paragraph with such a last line. */
export function Paragraph(props: Omit<TextProps, "as">) {
	return <Lines as="p" {...props} />;
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
	return texts.map((text) => <Paragraph text={text} key={text} />);
}
