import type {
	IncomingMessage,
	RequestListener,
	ServerResponse,
} from "node:http";

/** A step in front of Express. Answers, and says so, or leaves the request to the next one. */
export type FrontStep = (req: IncomingMessage, res: ServerResponse) => boolean;

/** Runs steps in their order, and the app where none of them answers. */
export function runInFront(
	steps: readonly FrontStep[],
	app: RequestListener,
): RequestListener {
	return (req, res) => {
		for (const step of steps) if (step(req, res)) return;
		app(req, res);
	};
}
