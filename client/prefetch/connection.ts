export interface Connection {
	readonly saveData: boolean;
	readonly effectiveType: string;
}

/** Whether the connection is good enough for prefetching. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
	return (
		!connection?.saveData &&
		!["slow-2g", "2g"].includes(connection?.effectiveType ?? "")
	);
}

/** The browser's connection, if it reports one. */
export function readConnection(navigator: object): Connection | undefined {
	const connection: unknown =
		"connection" in navigator ? navigator.connection : undefined;
	if (typeof connection !== "object" || connection === null) return undefined;
	return {
		saveData: "saveData" in connection && connection.saveData === true,
		effectiveType:
			"effectiveType" in connection ? String(connection.effectiveType) : "",
	};
}
