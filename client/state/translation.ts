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
	const shown = usePage();
	const { i18n } = shown;
	const t = useMemo(() => i18n.translate(namespace), [i18n, namespace]);
	return { ...shown, t };
}

interface Translation<Namespace extends FlatNamespace>
	extends ReturnType<typeof usePage> {
	readonly t: TFunction<Namespace>;
}
