import { type ElementType, Fragment } from "react";
import { breakMark } from "../../shared/break-mark.ts";

/** A text, and optionally the element that holds nothing else. */
export interface TextProps {
	text: string;
	as?: keyof HTMLElementTagNameMap;
	className?: string | undefined;
	id?: string;
	role?: "alert";
}

/** A text that wraps only between words, even in scripts without spaces: headings, short texts. */
export function Words({ text, as, ...attributes }: TextProps) {
	const Element: ElementType = as ?? Fragment;
	return (
		<Element {...attributes}>
			{text.split(breakMark).map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are known by their place
				<Fragment key={index}>
					{index > 0 ? <wbr /> : null}
					{part}
				</Fragment>
			))}
		</Element>
	);
}
