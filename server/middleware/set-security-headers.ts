import type { RequestHandler } from "express";
import helmet from "helmet";
import { reportsPath } from "../../shared/endpoints.ts";
import { contentPolicy } from "../../shared/trusted-types.ts";
import type { Config } from "../config/config.ts";

/** The reporting endpoint that browsers use by default (https://www.w3.org/TR/reporting-1/). */
const reportGroup = "default";

/** The CSP of every response: only our own files, no inline scripts or styles. */
const directives = {
	defaultSrc: ["'self'"],
	baseUri: ["'none'"],
	formAction: ["'self'"],
	frameAncestors: ["'none'"],
	frameSrc: ["'none'"],
	imgSrc: ["'self'", "data:"],
	objectSrc: ["'none'"],
	scriptSrc: ["'self'"],
	scriptSrcAttr: ["'none'"],
	styleSrc: ["'self'"],
	// In browsers, only our own Trusted Types policy may create scripts or HTML.
	requireTrustedTypesFor: ["'script'"],
	trustedTypes: [contentPolicy],
	// `report-uri` is for browsers that do not support `report-to`.
	reportTo: reportGroup,
	reportUri: reportsPath,
};

const permissionsPolicy = [
	"accelerometer",
	"camera",
	"display-capture",
	"geolocation",
	"gyroscope",
	"microphone",
	"midi",
	"payment",
	"usb",
]
	.map((feature) => `${feature}=()`)
	.join(", ");

/**
 * Sets the security headers of every response, including redirects and errors. HSTS and
 * `upgrade-insecure-requests` are sent only if the site's origin is https. Scripts may also connect
 * to the configured API.
 */
export function setSecurityHeaders({
	siteOrigin,
	apiBaseUrl,
}: Pick<Config, "siteOrigin" | "apiBaseUrl">): RequestHandler {
	const isSecure = siteOrigin.startsWith("https:");
	const setHelmetHeaders = helmet({
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				...directives,
				...(apiBaseUrl && {
					connectSrc: ["'self'", new URL(apiBaseUrl).origin],
				}),
				...(isSecure && { upgradeInsecureRequests: [] }),
			},
		},
		strictTransportSecurity: isSecure
			? { maxAge: 63_072_000, includeSubDomains: true }
			: false,
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
		crossOriginOpenerPolicy: { policy: "same-origin" },
		crossOriginResourcePolicy: { policy: "same-origin" },
		xFrameOptions: { action: "deny" },
	});
	return (req, res, next) => {
		res.setHeader("Permissions-Policy", permissionsPolicy);
		res.setHeader("Reporting-Endpoints", `${reportGroup}="${reportsPath}"`);
		setHelmetHeaders(req, res, next);
	};
}

/** The minimum for responses that the app does not make. */
export const leastSecurityHeaders: Readonly<Record<string, string>> = {
	"Cache-Control": "no-store",
	"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
	"X-Content-Type-Options": "nosniff",
};
