import type { FlatNamespace, TFunction } from "i18next";
import { anchorLabel } from "../../shared/pages/anchors.ts";
import {
	commonNamespace,
	nameAddress,
	readMessage,
} from "../../shared/pages/page-messages.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { type ShownPage, usePage } from "./page-context.ts";

interface Translation<Namespace extends FlatNamespace> extends ShownPage {
	readonly t: TFunction<Namespace>;
	/** Names a page, for menus, breadcrumbs and links. @throws if it has no name */
	readonly nameOf: (page: Page) => string;
	/** Names a section by its anchor. @throws if it has no name */
	readonly nameAnchor: (anchor: string) => string;
}

/**
 * The current page with `t`, the translations of a namespace, typed by the source language's keys;
 * those of `common` are also `i18n.t`. Never suspends, because messages load before rendering.
 */
export function useTranslation(): Translation<"common">;
export function useTranslation<Namespace extends FlatNamespace>(
	namespace: Namespace,
): Translation<Namespace>;
export function useTranslation(namespace: FlatNamespace = "common") {
	const shown = usePage();
	const { i18n } = shown;
	const read = (space: string, key: string): string => {
		const name = readMessage(i18n.read(space) ?? {}, key);
		if (typeof name !== "string") throw new Error(`no name at ${key}`);
		return name;
	};
	return {
		...shown,
		t: i18n.translate(namespace),
		nameOf: (page: Page) => {
			const { namespace, key } = nameAddress(page);
			return read(namespace, key);
		},
		nameAnchor: (anchor: string) =>
			read(commonNamespace, `names.anchors.${anchorLabel(anchor)}`),
	};
}
