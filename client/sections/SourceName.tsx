import { usePage } from "../state/page-context.ts";

/**
 * A source's name, linked if its URL is known. Many sources only have an English name, which is
 * marked so that screen readers pronounce it as English (WCAG 2.2, 3.1.2).
 */
export function SourceName(props: { name: string; url?: string | undefined }) {
	const { name, url } = props;
	const { locale } = usePage();
	const isForeign = locale !== "en-US" && !otherThanLatin.test(name);
	const lang = isForeign ? "en" : undefined;
	if (url)
		return (
			<a href={url} lang={lang}>
				{name}
			</a>
		);
	return lang ? <span lang={lang}>{name}</span> : name;
}

const otherThanLatin = /(?!\p{Script=Latin})\p{L}/u;
