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
	closingAddress,
	commonNamespace,
	copyAddress,
	nameAddress,
	readMessage,
} from "../../shared/pages/page-messages.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { usePage } from "./page-context.ts";
import { useTranslation } from "./translation.ts";

export function usePageCopy(): PageCopy {
	const copy = useOwnMessage();
	if (!isPageCopy(copy)) throw new Error("no page copy");
	return copy;
}

export function useArticle(): ArticleCopy {
	const copy = useOwnMessage();
	if (!isPageCopy(copy) || !hasKeys<ArticleCopy>(copy, ["html", "related"]))
		throw new Error("no article");
	return copy;
}

export function useCited(): CitedCopy {
	const copy = useOwnMessage();
	if (!isPageCopy(copy) || !hasKeys<CitedCopy>(copy, ["html", "sources"]))
		throw new Error("no text with sources");
	return copy;
}

export function useGuide(): GuideCopy {
	const copy = useOwnMessage();
	if (!isPageCopy(copy) || !hasKeys<GuideCopy>(copy, ["html", "country"]))
		throw new Error("no guide");
	return copy;
}

export function usePosition(): PositionCopy {
	const copy = useOwnMessage();
	if (!isPageCopy(copy) || !hasKeys<PositionCopy>(copy, ["html", "reference"]))
		throw new Error("no position");
	return copy;
}

/** What the page closes with, where it invites to write. */
export function useClosing(): string | undefined {
	const closing = useOwnMessage(closingAddress);
	return typeof closing === "string" ? closing : undefined;
}

/** A function that names pages, for menus, breadcrumbs and links. */
export function usePageNames(): (page: Page) => string {
	const read = useMessages();
	return (page) => {
		const { namespace, key } = nameAddress(page);
		return requireText(read(namespace, key), key);
	};
}

/** A function that names the sections of pages by their anchors. */
export function useAnchorNames(): (anchor: string) => string {
	const read = useMessages();
	return (anchor) => {
		const key = `names.anchors.${anchorLabel(anchor)}`;
		return requireText(read(commonNamespace, key), key);
	};
}

function useOwnMessage(addressOf = copyAddress): Message | undefined {
	const { page } = usePage();
	const { namespace, key } = addressOf(page);
	return useMessages()(namespace, key);
}

function useMessages(): (
	namespace: string,
	key: string,
) => Message | undefined {
	const { i18n } = useTranslation();
	return (namespace, key) => {
		const bundle = i18n.read(namespace);
		return bundle && readMessage(bundle, key);
	};
}

/** The build has validated what these keys stand for. */
function hasKeys<Copy extends PageCopy>(
	copy: PageCopy,
	keys: readonly (keyof Copy & string)[],
): copy is Copy {
	return keys.every((key) => key in copy);
}

function requireText(message: Message | undefined, key: string): string {
	if (typeof message !== "string") throw new Error(`no name at ${key}`);
	return message;
}
