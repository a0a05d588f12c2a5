import type { Delivery, Outcome } from "../../server/delivery/delivery.ts";
import type { Random } from "../fuzz/random.ts";
import type { Attempt } from "./simulated-instance.ts";

/** The worker's lease duration in milliseconds. */
const leaseMs = 60_000;

const failed: Outcome = {
	...{ kind: "failed", reason: "webhook 500", isPermanent: false },
};

/**
 * The network to the receiver, and the judge: it knows what has arrived, and what was marked as
 * delivered.
 *
 * @param hasWrongClocks whether clocks differ, so that leases do not keep two instances apart.
 */
export function createNetwork(
	random: Random,
	now: () => number,
	hasWrongClocks: boolean,
) {
	const waiting: (Attempt & { readonly begunAt: number })[] = [];
	const received = new Map<number, number>();
	const completed = new Set<number>();
	const faults: string[] = [];
	const receive = ({ id }: Delivery): void => {
		received.set(id, (received.get(id) ?? 0) + 1);
	};
	return {
		begin(attempt: Attempt): void {
			const { id } = attempt.delivery;
			if (completed.has(id))
				faults.push(`${id} is tried after it was delivered`);
			const isInHand = waiting.some(
				(other) => other.delivery.id === id && now() < other.begunAt + leaseMs,
			);
			if (isInHand && !hasWrongClocks)
				faults.push(`${id} is in two hands at once`);
			waiting.push({ ...attempt, begunAt: now() });
		},
		complete({ id }: Delivery): void {
			if (!received.has(id))
				faults.push(`${id} is told as delivered, and was not`);
			completed.add(id);
		},
		/** Lets one attempt succeed, fail, or arrive without a response. */
		answer(): void {
			if (waiting.length === 0) return;
			const [attempt] = waiting.splice(random.integer(waiting.length), 1);
			if (!attempt) return;
			const result = random.pick(["arrives", "is lost", "fails"]);
			// A crashed instance may have sent its request before.
			if (result !== "fails") receive(attempt.delivery);
			attempt.answer(result === "arrives" ? { kind: "delivered" } : failed);
		},
		/** Lets all attempts succeed. */
		deliverAll(): void {
			for (const { delivery, answer } of waiting.splice(0)) {
				receive(delivery);
				answer({ kind: "delivered" });
			}
		},
		completed: () => completed.size,
		receipts: () => [...received.values()].reduce((sum, one) => sum + one, 0),
		faults: (): readonly string[] => faults,
	};
}
