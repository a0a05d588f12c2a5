import type { PageId, Routes } from "../routes.ts";
import type { Route } from "./route.ts";

/** The components that render pages' main parts. */
export type PageName = Routes[PageId]["page"];

/** A row of the route table, whichever it is. */
export type Row = Route & { readonly page: PageName };

/** The parameters that a page's path takes, each a union of its valid values. */
export type ParamsOf<Id extends PageId> = Routes[Id] extends {
	readonly params: infer P extends Readonly<Record<string, readonly string[]>>;
}
	? { readonly [K in keyof P]: P[K][number] }
	: Readonly<Record<never, never>>;

/** The parts of a page that addresses may lead to; of a union of pages, those of any. */
export type AnchorOf<Id extends PageId> = Id extends PageId
	? Listed<Routes[Id], "anchors" | "places">
	: never;

/** The query parameters that a page's address may have; of a union of pages, those of any. */
export type QueryOf<Id extends PageId> = Id extends PageId
	? Listed<Routes[Id], "query" | "notes">
	: never;

type Listed<Row, Name extends keyof Route> = Name extends keyof Row
	? Extract<Row[Name], readonly string[]>[number]
	: never;
