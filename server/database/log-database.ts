import type { Logger } from "pino";
import { codeOf } from "../errors/code-of.ts";
import type { SiteDatabase } from "./database.ts";

/** Logs at startup if the database is unavailable. Pages do not need it, so the server starts. */
export async function logDatabase(
	database: SiteDatabase,
	logger: Logger,
): Promise<void> {
	const variable =
		database.dialect === "postgres" ? "DATABASE_URL" : "DATA_DIR";
	try {
		await database.check();
	} catch (error) {
		logger.error(
			{ variable, reason: describeFailure(error) },
			"the database cannot be used: pages go on, enquiries are refused",
		);
	}
}

/** SQLSTATE codes of refused connections. */
const refusals: Readonly<Record<string, string>> = {
	"28P01": "the password or the user is wrong",
	"28000": "the user may not sign in",
	"3D000": "there is no such database",
};

/** Why the database is unavailable, without addresses and secrets. */
function describeFailure(error: unknown): string {
	if (error instanceof AggregateError) return describeFailure(error.errors[0]);
	if (!(error instanceof Error)) return "unknown";
	if (error.cause !== undefined) return describeFailure(error.cause);
	const code = codeOf(error) ?? "";
	// System errors' messages contain addresses.
	if ("syscall" in error) return code;
	const refusal = refusals[code];
	return refusal ? `${refusal} (${error.message})` : error.message;
}
