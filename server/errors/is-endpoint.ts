import {
	imagePath,
	latestBuildPath,
	messagesPath,
} from "../../shared/endpoints.ts";

/** Path prefixes that programs use. */
const roots = [
	imagePath,
	messagesPath,
	latestBuildPath.slice(0, latestBuildPath.lastIndexOf("/")),
	"/api",
	"/healthz",
	"/readyz",
	"/metrics",
	"/.well-known",
];

/** Whether a path is an endpoint's, which reports errors as problem details to every client. */
export function isEndpoint(path: string): boolean {
	return roots.some((root) => path === root || path.startsWith(`${root}/`));
}

/** Whether a path names a subresource or a well-known file, where nobody would see an HTML page. */
export function hasFileName(path: string): boolean {
	return /\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i.test(
		path,
	);
}
