import express from "express";

/** Reads what a form posts; `postedIn` has its fields. */
export const readPost = express.text({
	type: "application/x-www-form-urlencoded",
	limit: "4mb",
});

/** The fields of a form that was posted. */
export function postedIn(req: express.Request): URLSearchParams {
	return new URLSearchParams(String(req.body ?? ""));
}
