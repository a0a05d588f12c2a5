import { editDistance } from "../../server/config/edit-distance.ts";
import { type Message, say } from "../words/words.ts";

/** The known name closest to an unknown one, unless all are too different. */
function nearest(name: string, names: readonly string[]): string | undefined {
	const most = Math.max(2, Math.floor(name.length / 3));
	const [best] = names
		.map((other) => ({ other, steps: editDistance(name, other) }))
		.filter(({ steps }) => steps <= most)
		.sort((a, b) => a.steps - b.steps);
	return best?.other;
}

/**
 * The end of a message about an unknown name: the nearest known name, or all names if there are
 * few.
 */
export function suggest(name: string, names: readonly string[]): Message {
	const best = nearest(name, names);
	if (best !== undefined) return say("faults.nearest", { name: best });
	return names.length > 0 && names.length <= 16
		? say("faults.among", { names: names.join(", ") })
		: "";
}
