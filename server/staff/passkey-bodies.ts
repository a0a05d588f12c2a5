import type { Request } from "express";
import createError from "http-errors";
import * as z from "zod";

/** Base64url, as browsers encode bytes in JSON. */
const bytes = z
	.string()
	.max(32_768)
	.regex(/^[\w-]+$/);

const credential = {
	id: bytes,
	rawId: bytes,
	type: z.literal("public-key"),
	// We request no extensions, so their results are discarded.
	clientExtensionResults: z
		.unknown()
		.transform(() => ({}))
		.optional()
		.default({}),
};

/** The authenticator's response to a sign-in. */
export const authenticationBody = z
	.object({
		response: z.object({
			...credential,
			response: z.object({
				clientDataJSON: bytes,
				authenticatorData: bytes,
				signature: bytes,
			}),
		}),
	})
	.transform(({ response }) => response);

/** The authenticator's response to a registration. */
export const registrationBody = z
	.object({
		response: z.object({
			...credential,
			response: z.object({
				clientDataJSON: bytes,
				attestationObject: bytes,
				transports: z.array(z.string().max(32)).max(8).optional().default([]),
			}),
		}),
	})
	.transform(({ response }) => response);

/** The code of a one-time link, if given. */
export const codeBody = z.object({ code: z.string().max(64).optional() });

/**
 * Parses a request's body.
 *
 * @throws a 422 when it does not match the schema.
 */
export function readBody<Body>(schema: z.ZodType<Body>, req: Request): Body {
	const result = schema.safeParse(req.body);
	if (!result.success) throw createError(422);
	return result.data;
}
