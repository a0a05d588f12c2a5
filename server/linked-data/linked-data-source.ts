import type { Locale } from "../../shared/locales.ts";
import type { Message, MessageTree } from "../../shared/pages/page-data.ts";
import { readMessage } from "../../shared/pages/page-messages.ts";
import type { Page } from "../../shared/pages/page-paths.ts";

/** The input for linked data. */
export interface LinkedDataSource {
	readonly page: Page;
	readonly locale: Locale;
	/** The origin of all absolute URLs, from the configuration. */
	readonly siteOrigin: string;
	readonly read: (namespace: string) => MessageTree;
	/** The date in the firm's time zone, such as `2026-11-21`. */
	readonly today: string;
	/** Whether the firm stands in for a real one. */
	readonly isSample: boolean;
}

/** The messages of a list; empty if there is none. */
export function listOf(message: Message | undefined): readonly Message[] {
	return Array.isArray(message) ? message : [];
}

/** The message at a key of another. */
export function messageAt(message: Message, key: string): Message | undefined {
	return readMessage({ message }, `message.${key}`);
}

/** The text at a key of a message; empty if there is none. */
export function stringAt(message: Message, key: string): string {
	const value = messageAt(message, key);
	return typeof value === "string" ? value : "";
}
