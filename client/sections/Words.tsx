import { Fragment } from "react";
import { breakMark } from "../../shared/break-mark.ts";

/** A heading that wraps only between words, even in scripts without spaces. */
export function Words({ text }: { text: string }) {
	return text.split(breakMark).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are known by their place
		<Fragment key={index}>
			{index > 0 ? <wbr /> : null}
			{part}
		</Fragment>
	));
}
