/** Network Information API: not in TypeScript's library, and not in every browser. */
declare global {
	interface Navigator {
		readonly connection?: {
			readonly saveData?: boolean;
			readonly effectiveType?: string;
		};
	}
}

/** Whether the connection is good enough for prefetching, or the browser does not tell. */
export function allowsPrefetch({
	connection,
}: Pick<Navigator, "connection"> = navigator): boolean {
	const { saveData, effectiveType = "" } = connection ?? {};
	return !saveData && !["slow-2g", "2g"].includes(effectiveType);
}
