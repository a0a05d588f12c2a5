import type { RequestHandler } from "express";
import { brand, brandName } from "../../shared/brand.ts";
import { defaultLocale, localizePath } from "../../shared/locales.ts";
import type { Editions } from "../content/edition.ts";
import { answerText } from "./answer-text.ts";

/** Serves the web app manifest. */
export function answerWebManifest(editions: Editions): RequestHandler {
	const manifest = {
		name: brandName(defaultLocale),
		short_name: brand.short,
		lang: defaultLocale,
		start_url: localizePath("/", defaultLocale),
		scope: "/",
		display: "minimal-ui",
		background_color: "#ffffff",
		theme_color: brand.themeColor,
		icons: [
			{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
		],
	};
	return answerText(
		"application/manifest+json",
		() => JSON.stringify(manifest),
		{ editions },
	);
}
