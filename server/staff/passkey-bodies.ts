import type { Request } from "express";
import createError from "http-errors";
import * as z from "zod";

/** Bytes as browsers write them into JSON. */
const bytes = z
	.string()
	.max(32_768)
	.regex(/^[\w-]+$/);

const credential = {
	id: bytes,
	rawId: bytes,
	type: z.literal("public-key"),
	// Nothing is asked for, so nothing is read.
	clientExtensionResults: z
		.unknown()
		.transform(() => ({}))
		.optional()
		.default({}),
};

/** What an authenticator answers when somebody signs in. */
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

/** What an authenticator answers when it has made a passkey. */
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

/** A one-time link's code, where there is one. */
export const codeBody = z.object({ code: z.string().max(64).optional() });

/**
 * Reads a request's body.
 *
 * @throws a 422 where it is anything else.
 */
export function readBody<Body>(schema: z.ZodType<Body>, req: Request): Body {
	const result = schema.safeParse(req.body);
	if (!result.success) throw createError(422);
	return result.data;
}
