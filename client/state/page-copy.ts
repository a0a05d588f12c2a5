import { anchorLabel } from "../../shared/anchors.ts";
import { isPageCopy, type PageCopy } from "../../shared/page-copy.ts";
import type { MessageTree } from "../../shared/page-data.ts";
import {
	commonNamespace,
	copyAddress,
	readMessage,
} from "../../shared/page-messages.ts";
import { fillParams, type Page, routeOf } from "../../shared/page-paths.ts";
import { usePage } from "./page-context.ts";
import { useTranslation } from "./translation.ts";

/** The text of the page that is shown. */
export function usePageCopy(): PageCopy {
	const { page } = usePage();
	const { namespace, key } = copyAddress(page);
	const copy = useMessage(namespace, key);
	if (!isPageCopy(copy)) throw new Error(`no page copy at ${namespace}:${key}`);
	return copy;
}

/** A function that names pages, for menus, breadcrumbs and links. */
export function usePageNames(): (page: Page) => string {
	const names = useMessage(commonNamespace, "names");
	return (page) =>
		readName(names, fillParams(routeOf(page).label, page.params));
}

/** A function that names the sections of pages by their anchors. */
export function useAnchorNames(): (anchor: string) => string {
	const names = useMessage(commonNamespace, "names.anchors");
	return (anchor) => readName(names, anchorLabel(anchor));
}

function useMessage(namespace: string, key: string): unknown {
	const { locale } = usePage();
	const { i18n } = useTranslation();
	const bundle: MessageTree | undefined = i18n.getResourceBundle(
		locale,
		namespace,
	);
	return bundle && readMessage(bundle, key);
}

function readName(names: unknown, key: string): string {
	const name = isTree(names) ? readMessage(names, key) : undefined;
	if (typeof name !== "string") throw new Error(`no name at ${key}`);
	return name;
}

function isTree(value: unknown): value is MessageTree {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
