import { useEffect, useState } from "react";
import type { PageData } from "../../shared/pages/page-data.ts";
import { usePageData } from "./page-context.ts";

let isShown = false;

/** What the server made of a form posted without scripts, on its first display only. */
export function usePosted<Key extends "submitted" | "refusedSignIn">(
	key: Key,
): PageData[Key] | undefined {
	const data = usePageData();
	const [posted] = useState(() => (isShown ? undefined : data[key]));
	useEffect(() => {
		isShown = true;
	}, []);
	return posted;
}
