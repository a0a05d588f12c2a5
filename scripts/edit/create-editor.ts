import { writeFile } from "node:fs/promises";
import path from "node:path";
import express from "express";
import createError from "http-errors";
import { isLocale, locales as registry } from "../../shared/locales.ts";
import type { Fault } from "../validate/fault.ts";
import { formatFault } from "../validate/fault.ts";
import { addressOf } from "./addresses.ts";
import { listNewFaults } from "./check-tree.ts";
import { type Column, type Item, readItem, writeColumn } from "./item.ts";
import { listItems, readTexts } from "./list-items.ts";
import { readForm } from "./read-form.ts";
import { type FieldFault, renderFields } from "./render-form.ts";
import { renderForm, renderList, renderPage } from "./render-page.ts";

export interface EditorOptions {
	/** The project's folder. */
	readonly root: string;
	readonly locales: readonly string[];
	/** The only address that is answered, such as `http://127.0.0.1:3100`. */
	readonly origin: string;
	/** Where the site is that may be shown beside. */
	readonly view: string;
	/** Files of the editor's pages, by path. */
	readonly assets: Readonly<Record<string, string>>;
}

type Values = ReadonlyMap<string, Record<string, unknown>>;

/**
 * Forms for what is below `locales/`. A save that would make content wrong changes no file and is
 * answered with 422 and the form as it was typed; one over a file that changed meanwhile with 409.
 * Requests to another host, and posts from another origin, are 403.
 */
export function createEditor(options: EditorOptions): express.Express {
	const { root, locales, origin, view, assets } = options;
	const app = express().disable("x-powered-by");
	app.use(guard(origin, view));
	for (const [name, contents] of Object.entries(assets))
		app.get(name, (_, res) => {
			res.type(path.extname(name)).send(contents);
		});
	app.get("/", async (_, res) => {
		const main = renderList(await listItems(root, locales));
		res.send(renderPage({ title: "Content", main, view: `${view}/` }));
	});
	app.get("/:group", (req, res) => {
		const { name } = req.query;
		if (typeof name !== "string") throw createError(404, "no name");
		const parts = [req.params.group, name].map(encodeURIComponent);
		res.redirect(303, `/${parts.join("/")}`);
	});
	app
		.route("/:group/:name")
		.get(async (req, res) => {
			const item = await readItem(
				root,
				locales,
				req.params.group,
				req.params.name,
			);
			res.send(await renderItem(options, item, {}));
		})
		.post(
			express.text({ type: "application/x-www-form-urlencoded", limit: "4mb" }),
			async (req, res) => {
				const { group, name } = req.params;
				const item = await readItem(root, locales, group, name);
				const posted = new URLSearchParams(String(req.body ?? ""));
				const values: Values = new Map(
					item.columns.map(({ id, value }) => [
						id,
						readForm(item.field, posted, id, value),
					]),
				);
				if (posted.get("version") !== item.version) {
					const note =
						"Not saved: the files changed meanwhile. Saving again puts this over them.";
					res.status(409);
					res.send(await renderItem(options, item, { values, note }));
					return;
				}
				const faults = await saveItem(root, item, values);
				if (faults.length > 0) {
					res.status(422);
					const note = `Not saved: ${faults.length === 1 ? "one mistake" : `${faults.length} mistakes`}.`;
					res.send(await renderItem(options, item, { values, faults, note }));
					return;
				}
				const saved = await readItem(root, locales, group, name);
				res.send(await renderItem(options, saved, { note: "Saved." }));
			},
		);
	app.use(tellError);
	return app;
}

function guard(origin: string, view: string): express.RequestHandler {
	return (req, res, next) => {
		res.set({
			"Cache-Control": "no-store",
			"Content-Security-Policy": `default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; frame-src ${view}; frame-ancestors 'none'; base-uri 'none'`,
			"Cross-Origin-Resource-Policy": "same-origin",
			"Referrer-Policy": "no-referrer",
			"X-Content-Type-Options": "nosniff",
		});
		const isRead = req.method === "GET" || req.method === "HEAD";
		const from = req.get("Sec-Fetch-Site") ?? "same-origin";
		if (req.get("Host") !== new URL(origin).host)
			throw createError(403, "another host");
		if (!isRead && (req.get("Origin") !== origin || from !== "same-origin"))
			throw createError(403, "another origin");
		next();
	};
}

const tellError: express.ErrorRequestHandler = (error, _req, res, _next) => {
	const isTold = createError.isHttpError(error);
	res.status(isTold ? error.status : 500).type("text");
	res.send(isTold ? error.message : String(error?.stack ?? error));
};

/** Writes what has changed, unless that would make content wrong. */
async function saveItem(
	root: string,
	item: Item,
	values: Values,
): Promise<readonly Fault[]> {
	const contents = new Map(
		item.columns.flatMap((column): [string, string][] => {
			const text = writeColumn(column, values.get(column.id) ?? {});
			return text === column.source ? [] : [[column.file, text]];
		}),
	);
	if (contents.size === 0) return [];
	const faults = await listNewFaults(root, contents);
	if (faults.length > 0) return faults;
	await Promise.all(
		[...contents].map(async ([file, text]) => {
			const place = path.join(root, file);
			await writeFile(place, text);
		}),
	);
	return [];
}

async function renderItem(
	{ root, locales, view }: EditorOptions,
	{ group, name, field, columns, version }: Item,
	{
		values,
		faults = [],
		note = "",
	}: {
		readonly values?: Values;
		readonly faults?: readonly Fault[];
		readonly note?: string;
	},
): Promise<string> {
	const placed = faults.flatMap((fault) => placeFault(fault, columns));
	const shown = columns.map(({ id, value }) => ({
		id,
		label: isLocale(id) ? registry[id].label : "",
		value: values?.get(id) ?? value,
	}));
	const texts = await readTexts(root, "en-US");
	const links = locales.filter(isLocale).map((locale) => ({
		label: registry[locale].label,
		href: `${view}${addressOf(group, name, locale, texts)}`,
	}));
	const main = renderForm({
		group,
		name,
		version,
		fields: renderFields(field, shown, placed),
		links,
		note,
		lines: faults.map(formatFault),
	});
	const first = links.at(-1)?.href ?? view;
	return renderPage({ title: `${group} / ${name}`, main, view: first });
}

/** What of a fault's field lies in a column. */
function placeFault(
	{ file, field, message }: Fault,
	columns: readonly Column[],
): FieldFault[] {
	return columns.flatMap(({ id, file: own, at }) => {
		const prefix = at.map((name) => `${name}.`).join("");
		if (file !== own || !field.startsWith(prefix)) return [];
		return [{ column: id, field: field.slice(prefix.length), message }];
	});
}
