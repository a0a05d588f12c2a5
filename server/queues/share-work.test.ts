import { expect, test } from "vitest";
import { createSharedWork } from "./share-work.ts";

/** A caller that waits until it leaves. */
function waiter(owner = "somebody") {
	const controller = new AbortController();
	const { signal } = controller;
	return { asker: { owner, signal }, abort: () => controller.abort() };
}

/** Work that counts its runs, and ends when it is told to or aborted. */
function createWork() {
	const attempts: PromiseWithResolvers<string>[] = [];
	return {
		attempts,
		work(gone: AbortSignal): Promise<string> {
			const attempt = Promise.withResolvers<string>();
			attempts.push(attempt);
			gone.addEventListener("abort", () => attempt.reject(gone.reason));
			return attempt.promise;
		},
	};
}

test("equal concurrent work runs once for all callers, and runs again for later ones", async () => {
	const share = createSharedWork<string>();
	const { attempts, work } = createWork();
	const ask = (key: string) => share(key, waiter().asker, work);
	const results = [ask("a"), ask("a"), ask("b")];
	attempts[0]?.resolve("first a");
	attempts[1]?.resolve("b");
	expect(await Promise.all(results)).toEqual(["first a", "first a", "b"]);
	const later = ask("a");
	attempts[2]?.resolve("second a");
	expect(await later).toBe("second a");
});

test("shared work is aborted only when all callers have left", async () => {
	const share = createSharedWork<string>();
	const { work } = createWork();
	const [one, two] = [waiter(), waiter()];
	let isGivenUp = false;
	const watched = (gone: AbortSignal) => {
		gone.addEventListener("abort", () => {
			isGivenUp = true;
		});
		return work(gone);
	};
	const results = Promise.allSettled([
		share("a", one.asker, watched),
		share("a", two.asker, watched),
	]);
	one.abort();
	expect(isGivenUp).toBe(false);
	two.abort();
	expect(isGivenUp).toBe(true);
	expect((await results).map(({ status }) => status)).toEqual([
		"rejected",
		"rejected",
	]);
});

test("a caller that joins aborted work gets a fresh run", async () => {
	const share = createSharedWork<string>();
	const { attempts, work } = createWork();
	const leaving = waiter();
	const left = share("a", leaving.asker, work);
	leaving.abort();
	const joined = share("a", waiter().asker, work);
	await expect(left).rejects.toThrow("aborted");
	await expect.poll(() => attempts.length).toBe(2);
	attempts[1]?.resolve("anew");
	expect(await joined).toBe("anew");
});

test("a caller that joins aborted work that could not stop gets its result", async () => {
	const share = createSharedWork<string>();
	const result = Promise.withResolvers<string>();
	const leaving = waiter();
	const left = share("a", leaving.asker, () => result.promise);
	leaving.abort();
	const joined = share("a", waiter().asker, () => Promise.resolve("twice"));
	result.resolve("once");
	expect(await Promise.all([left, joined])).toEqual(["once", "once"]);
});

test("shared work knows the owners of its current callers", async () => {
	const share = createSharedWork<string>();
	const { attempts, work } = createWork();
	const [one, two, again] = [waiter("one"), waiter("two"), waiter("two")];
	let known: ReadonlySet<string> = new Set();
	const watched = (gone: AbortSignal, owners: ReadonlySet<string>) => {
		known = owners;
		return work(gone);
	};
	const results = [one, two, again].map(({ asker }) =>
		share("a", asker, watched),
	);
	expect([...known]).toEqual(["one", "two"]);
	two.abort();
	one.abort();
	expect([...known]).toEqual(["two"]);
	attempts[0]?.resolve("done");
	await Promise.all(results);
});
