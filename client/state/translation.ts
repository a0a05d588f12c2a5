import type { FlatNamespace, TFunction } from "i18next";
import { createContext, useMemo } from "react";
import type { Translator } from "../../shared/translator.ts";
import { useGiven } from "./use-given.ts";

export const I18nContext = createContext<Translator | undefined>(undefined);

/**
 * The messages of a namespace in the language that is shown: `t`, typed by the source language's
 * keys. Everything is loaded before it is rendered, so that nothing has to be waited for.
 */
export function useTranslation(): Translation<"common">;
export function useTranslation<Namespace extends FlatNamespace>(
	namespace: Namespace,
): Translation<Namespace>;
export function useTranslation(namespace: FlatNamespace = "common") {
	const i18n = useGiven(I18nContext);
	const t = useMemo(() => i18n.translate(namespace), [i18n, namespace]);
	return { t, i18n };
}

interface Translation<Namespace extends FlatNamespace> {
	readonly t: TFunction<Namespace>;
	readonly i18n: Translator;
}
