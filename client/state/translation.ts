import type { FlatNamespace, TFunction } from "i18next";
import { useMemo } from "react";
import { usePage } from "./page-context.ts";

/**
 * The current page with `t`, the translations of a namespace, typed by the source language's keys.
 * Never suspends, because messages load before rendering.
 */
export function useTranslation(): Translation<"common">;
export function useTranslation<Namespace extends FlatNamespace>(
	namespace: Namespace,
): Translation<Namespace>;
export function useTranslation(namespace: FlatNamespace = "common") {
	const { page, locale, i18n } = usePage();
	const t = useMemo(() => i18n.translate(namespace), [i18n, namespace]);
	return { t, page, locale, i18n };
}

interface Translation<Namespace extends FlatNamespace>
	extends Pick<ReturnType<typeof usePage>, "page" | "locale" | "i18n"> {
	readonly t: TFunction<Namespace>;
}
