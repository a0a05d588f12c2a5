import { pageOf } from "../../shared/pages/page-paths.ts";

/** The pages that every error leads to (specification, error page). */
export const errorLinks = [
	pageOf("home"),
	pageOf("services"),
	pageOf("about"),
	pageOf("contact"),
	pageOf("login"),
];
