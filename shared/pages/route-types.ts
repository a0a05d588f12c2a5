import type { PageId, Routes } from "../routes.ts";
import type { Route } from "./route.ts";

/** Names of the page components. */
export type PageName = Routes[PageId]["page"];

export type Row = Route & { readonly page: PageName };

/** The parameters of a route's path, each a union of its valid values. */
export type ParamsOf<Id extends PageId> = Routes[Id] extends {
	readonly params: infer P extends Readonly<Record<string, readonly string[]>>;
}
	? { readonly [K in keyof P]: P[K][number] }
	: Readonly<Record<never, never>>;

/** The anchors of a page; for a union of pages, those of any of them. */
export type AnchorOf<Id extends PageId> = Id extends PageId
	? Listed<Routes[Id], "anchors" | "places">
	: never;

/** The query parameters of a page; for a union of pages, those of any of them. */
export type QueryOf<Id extends PageId> = Id extends PageId
	? Listed<Routes[Id], "query" | "notes">
	: never;

type Listed<Row, Name extends keyof Route> = Name extends keyof Row
	? Extract<Row[Name], readonly string[]>[number]
	: never;
