import {
	randomBytes,
	type ScryptOptions,
	scrypt,
	timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";
import { minimalPassword } from "../../shared/sign-in-rules.ts";
import type { PasswordFault } from "../../shared/staff-views.ts";

/** What a password is checked against: scrypt's parameters (RFC 7914), salt and result. */
export interface PasswordHash extends ScryptCost {
	readonly salt: Buffer;
	readonly hash: Buffer;
}

/** The scrypt cost of a guess. */
interface ScryptCost {
	/** The binary logarithm of N, to which memory and time are proportional. */
	readonly logN: number;
	readonly r: number;
	readonly p: number;
}

/** OWASP's first choice: 128 MB and a third of a second per guess. */
const defaultCost: ScryptCost = { logN: 17, r: 8, p: 1 };

/** Why a text cannot be a new password: too short, or more than one line. */
export function faultOfPassword(
	password: string,
): "short" | "lines" | undefined {
	if (/[\r\n]/.test(password)) return "lines";
	return [...password].length < minimalPassword ? "short" : undefined;
}

/** The new password from a form's two fields, or what is wrong with it. */
export function readNewPassword(
	fields: ReadonlyMap<string, string>,
): { readonly text: string } | { readonly fault: PasswordFault } {
	const text = fields.get("password") ?? "";
	const fault = faultOfPassword(text);
	if (fault) return { fault };
	return text === fields.get("repeated") ? { text } : { fault: "differ" };
}

const saltBytes = 16;
const hashBytes = 32;

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(
	scrypt,
);

const form = /^scrypt:(\d{2}):(\d{1,2}):(\d{1,2}):([\w-]+):([\w-]+)$/;

/**
 * Hashes a password with a random salt into one line, `scrypt:17:8:1:salt:hash`. The separators are
 * colons, because shells and compose files expand dollar signs.
 */
export async function hashPassword(
	password: string,
	cost = defaultCost,
): Promise<string> {
	const salt = randomBytes(saltBytes);
	const hash = await derive(password, { ...cost, salt }, hashBytes);
	const { logN, r, p } = cost;
	const bytes = [salt, hash].map((part) => part.toString("base64url"));
	return ["scrypt", logN, r, p, ...bytes].join(":");
}

/** Whether a password matches a hash. Takes constant time. */
export async function verifyPassword(
	password: string,
	known: PasswordHash,
): Promise<boolean> {
	const hash = await derive(password, known, known.hash.length);
	return timingSafeEqual(hash, known.hash);
}

/** Parses the output of {@link hashPassword}; `undefined` if invalid or too cheap. */
export function parsePasswordHash(text: string): PasswordHash | undefined {
	const [, logN, r, p, salt = "", hash = ""] = form.exec(text) ?? [];
	const read = {
		logN: Number(logN),
		r: Number(r),
		p: Number(p),
		salt: Buffer.from(salt, "base64url"),
		hash: Buffer.from(hash, "base64url"),
	};
	const isSound =
		isWithin(read.logN, 10, 20) &&
		isWithin(read.r, 8, 32) &&
		isWithin(read.p, 1, 16) &&
		isWithin(read.salt.length, saltBytes, 64) &&
		isWithin(read.hash.length, hashBytes, 64);
	return isSound ? read : undefined;
}

function isWithin(value: number, minimum: number, maximum: number): boolean {
	return value >= minimum && value <= maximum;
}

function derive(
	password: string,
	{ logN, r, p, salt }: ScryptCost & { readonly salt: Buffer },
	length: number,
): Promise<Buffer> {
	const N = 2 ** logN;
	// Keyboards differ in how they compose characters (NIST SP 800-63B, section 5.1.1.2).
	const typed = password.normalize("NFKC");
	// Twice what RFC 7914 needs; Node's default limit is below the memory for such a hash.
	const maxmem = 256 * r * (N + p);
	return scryptAsync(typed, salt, length, { N, r, p, maxmem });
}
