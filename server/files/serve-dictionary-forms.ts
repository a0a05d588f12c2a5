import type { RequestHandler } from "express";
import { chooseEncoding } from "./content-encoding.ts";
import type { DictionaryForms } from "./dictionary-forms.ts";
import { sendStoredFile } from "./serve-files.ts";

/**
 * Serves returning visitors only what has changed in a file since their last visit. Requests
 * without a known dictionary, or that do not accept `dcz`, are left to the next step.
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
