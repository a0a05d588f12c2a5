import { pageOf } from "../../shared/pages/page-paths.ts";

/** The links on every error view: ways on for whoever is lost. */
export const errorLinks = [
	pageOf("home"),
	pageOf("services"),
	pageOf("about"),
	pageOf("contact"),
	pageOf("login"),
];
