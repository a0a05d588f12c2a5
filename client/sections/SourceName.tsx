import { bindCounts } from "../../shared/bind-counts.ts";
import { usePage } from "../state/page-context.ts";

/**
 * A source's name, linked. Many sources only have an English name, which is marked so that screen
 * readers pronounce it as English (WCAG 2.2, 3.1.2).
 */
export function SourceName(props: { name: string; url: string }) {
	const { name, url } = props;
	const { locale } = usePage();
	const isForeign = locale !== "en-US" && !otherThanLatin.test(name);
	return (
		<a href={url} lang={isForeign ? "en" : undefined}>
			{bindCounts(name)}
		</a>
	);
}

const otherThanLatin = /(?!\p{Script=Latin})\p{L}/u;
