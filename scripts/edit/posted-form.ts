import express from "express";

/** Reads the body of a posted form, which `postedIn` parses. */
export const readPost = express.text({
	type: "application/x-www-form-urlencoded",
	limit: "4mb",
});

/** The fields of a posted form. */
export function postedIn(req: express.Request): URLSearchParams {
	return new URLSearchParams(String(req.body ?? ""));
}
