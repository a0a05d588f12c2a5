import type { RequestHandler } from "express";
import { chooseEncoding } from "./content-encoding.ts";
import type { DictionaryForms } from "./dictionary-forms.ts";
import { sendStoredFile } from "./serve-files.ts";

/**
 * Serves returning visitors what has changed of a file since they were here. All that names no
 * dictionary of ours, or takes no such form, is left to the next step.
 */
export function serveDictionaryForms(forms: DictionaryForms): RequestHandler {
	return (req, res, next) => {
		const dictionary = req.headers["available-dictionary"];
		const file = forms.find(req.target.path, dictionary);
		if (!file || chooseEncoding(req, ["dcz", "br", "gzip"]) !== "dcz")
			return next();
		req.routeLabel = "asset";
		sendStoredFile(req, res, file);
	};
}
