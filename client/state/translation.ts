import type { FlatNamespace, TFunction } from "i18next";
import { useMemo } from "react";
import type { Translator } from "../../shared/translator.ts";
import { usePage } from "./page-context.ts";

/**
 * Translations of a namespace in the current locale, with `t` typed by the source language's keys.
 * Never suspends, because messages load before rendering.
 */
export function useTranslation(): Translation<"common">;
export function useTranslation<Namespace extends FlatNamespace>(
	namespace: Namespace,
): Translation<Namespace>;
export function useTranslation(namespace: FlatNamespace = "common") {
	const { i18n } = usePage();
	const t = useMemo(() => i18n.translate(namespace), [i18n, namespace]);
	return { t, i18n };
}

interface Translation<Namespace extends FlatNamespace> {
	readonly t: TFunction<Namespace>;
	readonly i18n: Translator;
}
