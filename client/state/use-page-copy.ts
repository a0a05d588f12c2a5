import type {
	ArticleCopy,
	CitedCopy,
	GuideCopy,
	PositionCopy,
} from "../../shared/pages/content.ts";
import { isPageCopy, type PageCopy } from "../../shared/pages/page-copy.ts";
import type { Message, MessageTree } from "../../shared/pages/page-data.ts";
import {
	copyAddress,
	isTree,
	readMessage,
} from "../../shared/pages/page-messages.ts";
import { usePage } from "./page-context.ts";

/** What the head of every page says. */
export function usePageHeading(): Pick<PageCopy, "heading" | "introduction"> {
	const { heading, introduction } = useOwnMessage();
	return { heading: textOf(heading), introduction: textOf(introduction) };
}

/** The copy of the current page. */
export function usePageCopy(): PageCopy {
	return useCopyWith<PageCopy>();
}

/** The copy of an article. The hooks below are for other pages with additional copy. */
export function useArticle(): ArticleCopy {
	return useCopyWith<ArticleCopy>("html", "related");
}

export function useCited(): CitedCopy {
	return useCopyWith<CitedCopy>("html", "sources");
}

export function useGuide(): GuideCopy {
	return useCopyWith<GuideCopy>("html", "country");
}

export function usePosition(): PositionCopy {
	return useCopyWith<PositionCopy>("html", "reference");
}

/** The page's closing sentence; empty if it has none. */
export function useClosing(): string {
	return textOf(useOwnMessage().closing);
}

/** The page's copy, checked only for these keys: the build has validated their values. */
function useCopyWith<Copy extends PageCopy>(
	...keys: readonly (keyof Copy & string)[]
): Copy {
	const copy = useOwnMessage();
	if (!hasKeys<Copy>(copy, keys))
		throw new Error(`no page copy ${keys.join()}`);
	return copy;
}

function hasKeys<Copy extends PageCopy>(
	copy: MessageTree,
	keys: readonly (keyof Copy & string)[],
): copy is Copy & MessageTree {
	return isPageCopy(copy) && keys.every((key) => key in copy);
}

function textOf(message: Message | undefined): string {
	return typeof message === "string" ? message : "";
}

function useOwnMessage(): MessageTree {
	const { page, i18n } = usePage();
	const { namespace, key } = copyAddress(page);
	const copy = readMessage(i18n.read(namespace) ?? {}, key);
	if (!isTree(copy)) throw new Error(`no copy of ${page.path}`);
	return copy;
}
