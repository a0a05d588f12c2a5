import {
	imagePath,
	latestBuildPath,
	messagesPath,
} from "../../shared/endpoints.ts";

/** Below these paths programs are answered. */
const roots = [
	imagePath,
	messagesPath,
	latestBuildPath.slice(0, latestBuildPath.lastIndexOf("/")),
	...["/api", "/healthz", "/readyz", "/metrics", "/.well-known"],
];

/** Whether an address is an endpoint's, which tells any client what was wrong. */
export function isEndpoint(path: string): boolean {
	return roots.some((root) => path === root || path.startsWith(`${root}/`));
}

/**
 * Whether what is asked for would be a file: what browsers ask for as a part of something else or
 * by a fixed name, so that nobody would see a page that tells of an error.
 */
export function hasFileName(path: string): boolean {
	return /\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i.test(
		path,
	);
}
