import { anchorLabel } from "../../shared/pages/anchors.ts";
import type {
	ArticleCopy,
	CitedCopy,
	GuideCopy,
	PositionCopy,
} from "../../shared/pages/content.ts";
import { isPageCopy, type PageCopy } from "../../shared/pages/page-copy.ts";
import type { Message } from "../../shared/pages/page-data.ts";
import {
	commonNamespace,
	copyAddress,
	nameAddress,
	readMessage,
} from "../../shared/pages/page-messages.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { usePage } from "./page-context.ts";
import { useTranslation } from "./translation.ts";

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

/** The page's closing sentence, if it has one. */
export function useClosing(): string | undefined {
	const copy = useOwnMessage();
	return isPageCopy(copy) ? copy.closing : undefined;
}

/** Returns a function that names pages, for menus, breadcrumbs and links. */
export function usePageNames(): (page: Page) => string {
	const read = useMessageReader();
	return (page) => {
		const { namespace, key } = nameAddress(page);
		return requireText(read(namespace, key), key);
	};
}

/** Returns a function that names sections by their anchors. */
export function useAnchorNames(): (anchor: string) => string {
	const read = useMessageReader();
	return (anchor) => {
		const key = `names.anchors.${anchorLabel(anchor)}`;
		return requireText(read(commonNamespace, key), key);
	};
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
	copy: Message | undefined,
	keys: readonly (keyof Copy & string)[],
): copy is Copy & Message {
	return isPageCopy(copy) && keys.every((key) => key in copy);
}

function useOwnMessage(): Message | undefined {
	const { page } = usePage();
	const { namespace, key } = copyAddress(page);
	return useMessageReader()(namespace, key);
}

function useMessageReader(): (
	namespace: string,
	key: string,
) => Message | undefined {
	const { i18n } = useTranslation();
	return (namespace, key) => {
		const bundle = i18n.read(namespace);
		return bundle && readMessage(bundle, key);
	};
}

function requireText(message: Message | undefined, key: string): string {
	if (typeof message !== "string") throw new Error(`no name at ${key}`);
	return message;
}
