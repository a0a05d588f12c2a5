import { Words } from "./Words.tsx";

/** What stands between two clauses: a space or, in Chinese, a mark. */
const end = /((?<=[:?]) |(?<=[\uff1a\uff1f])\u200b)/u;

/** A page's heading, whose clauses are wrapped as a whole if they fit into a line. */
export function PageTitle({ text }: { text: string }) {
	return (
		<h1>
			{text.split(end).map((part, index) => (
				<Words
					// biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are known by their place
					key={index}
					{...(index % 2 ? {} : { as: "span" })}
					text={part}
				/>
			))}
		</h1>
	);
}
