import type {
	IncomingMessage,
	RequestListener,
	ServerResponse,
} from "node:http";

/** A step in front of Express. Returns whether it responded; otherwise the next one runs. */
export type FrontStep = (req: IncomingMessage, res: ServerResponse) => boolean;

/** Runs the steps in order, and the app if none of them responds. */
export function runInFront(
	steps: readonly FrontStep[],
	app: RequestListener,
): RequestListener {
	return (req, res) => {
		for (const step of steps) if (step(req, res)) return;
		app(req, res);
	};
}
