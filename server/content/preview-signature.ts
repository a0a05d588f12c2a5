import { createHmac, timingSafeEqual } from "node:crypto";
import type { Page } from "../../shared/pages/page-paths.ts";

const form = /^(?<end>\d{10})\.(?<mac>[\w-]{43})$/;

/**
 * Signs a link to an unpublished page, for all locales.
 *
 * @param endsAt when the link expires, in milliseconds since 1970.
 * @returns the value of the `preview` parameter.
 */
export function signPreview(
	secret: string,
	page: Pick<Page, "path">,
	endsAt: number,
): string {
	const end = String(Math.floor(endsAt / 1000)).padStart(10, "0");
	return `${end}.${makeMac(secret, page.path, end).toString("base64url")}`;
}

/** Whether a link is valid for a page and has not expired. @param now milliseconds since 1970. */
export function admitsPreview(
	secret: string,
	page: Pick<Page, "path">,
	signature: string,
	now: number,
): boolean {
	const { end = "", mac = "" } = form.exec(signature)?.groups ?? {};
	const given = Buffer.from(mac, "base64url");
	const wanted = makeMac(secret, page.path, end);
	return (
		given.length === wanted.length &&
		timingSafeEqual(given, wanted) &&
		Number(end) * 1000 > now
	);
}

function makeMac(secret: string, path: string, end: string): Buffer {
	return createHmac("sha256", secret).update(`preview ${path} ${end}`).digest();
}
