import { expect, test } from "vitest";
import { testPostgres } from "../../server/database/test-databases.ts";
import { testBuild } from "../test/test-build.ts";
import { isFaultless } from "./judge-ledger.ts";
import { runKillRounds } from "./kill-rounds.ts";
import { runOutageRounds } from "./outage-rounds.ts";

const production = await testBuild("production");

test("enquiries acknowledged before a SIGKILL are stored and recorded exactly once, and delivered", async () => {
	const verdict = await runKillRounds(production, 3, true);
	expect(verdict).toMatchObject({
		lost: 0,
		doubled: 0,
		contradictions: 0,
		undelivered: 0,
		undone: 0,
		unaccounted: 0,
	});
	expect(isFaultless(verdict)).toBe(true);
});

test("two instances answer 503 and lose nothing while PostgreSQL is down", async () => {
	const verdict = await runOutageRounds(production, testPostgres, 2, true);
	expect(verdict).toMatchObject({
		lost: 0,
		doubled: 0,
		contradictions: 0,
		undelivered: 0,
		undone: 0,
		unaccounted: 0,
		withoutRetryAfter: 0,
	});
	expect(verdict.answers[503]).toBeGreaterThan(0);
	expect(isFaultless(verdict)).toBe(true);
});
