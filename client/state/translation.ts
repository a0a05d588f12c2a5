import type { FlatNamespace, i18n, TFunction } from "i18next";
import { createContext, useContext, useMemo } from "react";

export const I18nContext = createContext<i18n | undefined>(undefined);

/**
 * The messages of a namespace in the language that is shown: `t`, typed by the source language's
 * keys. Everything is loaded before it is rendered, so that nothing has to be waited for.
 */
export function useTranslation(): Translation<"common">;
export function useTranslation<Namespace extends FlatNamespace>(
	namespace: Namespace,
): Translation<Namespace>;
export function useTranslation<Namespace extends FlatNamespace>(
	namespace?: Namespace,
) {
	const instance = useContext(I18nContext);
	if (!instance) throw new Error("no language around this component");
	const t = useMemo(
		() =>
			namespace === undefined
				? instance.getFixedT(instance.language, "common")
				: instance.getFixedT<Namespace, undefined, Namespace>(
						instance.language,
						namespace,
					),
		[instance, namespace],
	);
	return { t, i18n: instance };
}

interface Translation<Namespace extends FlatNamespace> {
	readonly t: TFunction<Namespace>;
	readonly i18n: i18n;
}
