import type { RequestHandler } from "express";
import helmet from "helmet";
import { reportsPath } from "../../shared/endpoints.ts";
import { contentPolicy } from "../../shared/trusted-types.ts";
import type { Config } from "../config/config.ts";

/** Where browsers send reports that name no other place (https://www.w3.org/TR/reporting-1/). */
const reportGroup = "default";

/** The policy of every answer: nothing but our own files, no inline script or style. */
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
	// Nothing becomes script or HTML in the browser but by our own policy.
	requireTrustedTypesFor: ["'script'"],
	trustedTypes: [contentPolicy],
	// The second is for browsers that do not know the first.
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
 * Sets the security headers of every answer, pages, redirects and errors alike. HSTS and the
 * upgrade of insecure requests go out only where the site's origin is https. Scripts may ask the
 * configured API besides us.
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

/** The least that an answer carries which the app has no part in. */
export const leastSecurityHeaders: Readonly<Record<string, string>> = {
	"Cache-Control": "no-store",
	"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
	"X-Content-Type-Options": "nosniff",
};
