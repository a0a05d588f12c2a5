import { usePage } from "../state/page-context.ts";

/**
 * A source's name, which is a link if its address is known. Many have an English name alone, which
 * screen readers are to pronounce as English (WCAG 2.2, 3.1.2).
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
